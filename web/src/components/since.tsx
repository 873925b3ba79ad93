import { timeSince } from '#domain/relative-time'
import { sinceText } from '#texts'
import { fullTime } from './times'
import { useNow } from './use-now'

type Props = {
  /** ISO 8601 in UTC. */
  time: string
  /** 'há 2 horas' → 'Publicado há 2 horas' */
  words?: ((since: string) => string) | undefined
}

/** How long ago something was, as the specification says it; the full date on hover. */
export function Since({ time, words = (since) => since }: Props) {
  const { count, unit } = timeSince(time, useNow())
  return (
    <time dateTime={time} title={fullTime(time)}>
      {words(sinceText(count, unit))}
    </time>
  )
}
