import { timeSince } from '#domain/values/relative-time'
import { sinceText, texts } from '#texts'
import { fullTime } from './times'
import { useNowSince } from './use-now'

type Props = {
  /** ISO 8601 in UTC. */
  time: string
  /** 'há 2 horas' → 'Publicado há 2 horas' */
  words?: ((since: string) => string) | undefined
  /** Less than a minute is 'agora', unless seconds count. Product 56. */
  countsSeconds?: boolean
}

/** 'há 5 minutos'; the full date on hover. */
export function Since({ time, words = (since) => since, countsSeconds = false }: Props) {
  const { count, unit } = timeSince(time, useNowSince(time, countsSeconds))
  return (
    <time dateTime={time} title={fullTime(time)}>
      {words(unit === 'second' && !countsSeconds ? texts.times.now : sinceText(count, unit))}
    </time>
  )
}
