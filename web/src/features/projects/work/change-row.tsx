import type { ChangeAnswer, DealChange } from '#domain/projects/deal'
import { changeDigest } from '#domain/projects/deal-changes'
import { excerpt } from '#domain/values/written-text'
import { texts } from '#texts'
import { ConfirmedCommand } from '../../../components/commands/confirmed-command'
import { changeFacts } from '../../../components/projects/work/change-facts'
import { changeOutcome } from '../../../components/projects/work/change-outcome'
import { saidOn } from '../../../components/projects/work/said-on'
import { sideNames } from '../../../components/projects/work/side-names'
import * as css from '../../../components/projects/work/stage-facts.css'
import { WaitingBadge } from '../../../components/status-badges'
import { dayMonth } from '../../../components/times/times'
import { useDispatch } from '../../../data/commands/use-dispatch'
import { Money } from '../../../ui/content/text/money'
import { Text } from '../../../ui/content/text/text'
import { Cluster } from '../../../ui/layout/stack'
import { namedOf, type Worked } from './worked'

const words = texts.work.changes

type Props = Worked & { change: DealChange; waiting: boolean }

/** Answered by the other side, withdrawn by its own. Product 122. */
export function ChangeRow({ change, waiting, ...work }: Props) {
  return (
    <li className={css.stage}>
      <ChangeFacts {...work} change={change} />
      <div className={css.below}>
        <Cluster gap="xs">
          <WaitingBadge waiting={waiting} />
          {change.answer === '' ? <Answers {...work} change={change} /> : null}
        </Cluster>
      </div>
    </li>
  )
}

/** Price and days that it adds, its text, and who said what and when. */
export function ChangeFacts({ change, project, proposal, deal, side, isOver = false }: Worked & { change: DealChange; isOver?: boolean }) {
  const { id, by, text, at, answer, answered_at } = change
  const facts = changeFacts(change).join(' · ')
  const name = sideNames(project, proposal)[by]
  return (
    <>
      {facts ? (
        <Text isStrong>
          <Money>{facts}</Money>
        </Text>
      ) : null}
      <Text isAsTyped>{text}</Text>
      <Text size="s" tone="soft">
        {words.proposedBy(by === side ? words.you : name || texts.labels.nameless, saidOn(deal, { id, field: 'at' }, at, dayMonth))}
        {answer
          ? ` · ${words.answers[answer](saidOn(deal, { id, field: 'answered_at' }, answered_at, dayMonth))}`
          : isOver
            ? ` · ${words.unanswered}`
            : null}
      </Text>
    </>
  )
}

const Answers = (props: Worked & { change: DealChange }) => {
  if (props.change.by === props.side) return <Answer {...props} answer="withdrawn" />
  return (
    <>
      {props.project.status === 'in_progress' ? <Answer {...props} answer="accepted" /> : null}
      <Answer {...props} answer="declined" />
    </>
  )
}

function Answer({ change, answer, ...work }: Worked & { change: DealChange; answer: ChangeAnswer }) {
  const dispatch = useDispatch()
  return (
    <ConfirmedCommand
      isCompact
      variant={answer === 'accepted' ? 'secondary' : 'quiet'}
      aria-label={texts.work.stages.ofStage(words.answering[answer].action, excerpt(change.text, 60))}
      words={words.answering[answer]}
      dispatch={() => dispatch('answer_change', { ...namedOf(work), change_id: change.id, answer, change_digest: changeDigest(change) })}
    >
      <Money>{answer === 'accepted' ? changeOutcome(work.proposal, work.deal, change).join(' ') : words.answering[answer].text}</Money>
    </ConfirmedCommand>
  )
}
