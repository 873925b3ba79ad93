import type { Project, Proposal } from '#domain/documents'
import { type Deal, type DealStage, type Side, stageName } from '#domain/projects/deal'
import { marks, stageMarks } from '#domain/projects/stage-marks'
import { formatMoney } from '#domain/values/money'
import { texts } from '#texts'
import { Money } from '../../../ui/content/text/money'
import { Text } from '../../../ui/content/text/text'
import { dayMonth } from '../../times/times'
import { saidOn } from './said-on'
import { sideNames } from './side-names'
import * as css from './stage-facts.css'

const words = texts.work.stages

type Props = { project: Pick<Project, 'client_name'>; proposal: Proposal; deal: Deal; stage: DealStage; side: Side }

/** Name, amount, and who marked what and when. Product 120. */
export function StageFacts({ project, proposal, deal, stage, side }: Props) {
  const nameOf = sideNames(project, proposal)
  const said = marks.flatMap((mark) => {
    const { by, field } = stageMarks[mark]
    const who = by === side ? words.you : nameOf[by] || texts.labels.nameless
    const day = saidOn(deal, { id: stage.id, field }, stage[field], dayMonth)
    return day ? [{ mark, text: words.said[mark](day, who) }] : []
  })
  return (
    <>
      <div className={css.head}>
        <span className={css.name}>{stageName(deal, stage) || words.whole}</span>
        <span className={css.amount}>
          <Money>{formatMoney(stage.amount)}</Money>
        </span>
      </div>
      {said.map(({ mark, text }) => (
        <Text key={mark} size="s" tone={mark === 'received' ? 'ok' : 'soft'}>
          {text}
        </Text>
      ))}
    </>
  )
}
