import type { Reference } from '#domain/projects/reference'
import { texts } from '#texts'
import { Text } from '../../../ui/content/text/text'
import { Stack } from '../../../ui/layout/stack'
import * as css from './said-reference.css'

const { again: hired, onTime } = texts.reference.give

type Props = {
  said: Pick<Reference, 'again' | 'on_time' | 'text' | 'reply'>
  /** Whose answer follows, if there is one: 'Resposta de João'. */
  replyTitle: string
}

/** The two answers in words, what was told, and its provider's reply. Product 129. */
export const SaidReference = ({ said: { again, on_time, text, reply }, replyTitle }: Props) => (
  <Stack gap="xs">
    <Text isStrong>{[hired[again ? 'yes' : 'no'], onTime[on_time]].join(' · ')}</Text>
    {text ? <Text isAsTyped>{text}</Text> : null}
    {reply ? (
      <div className={css.reply}>
        <Text size="s" isStrong>
          {replyTitle}
        </Text>
        <Text isAsTyped>{reply}</Text>
      </div>
    ) : null}
  </Stack>
)
