import { emptyOf } from '#domain/collections'
import type { Stored } from '#domain/documents'
import { type Deal, type DealChange, type DealStage, dealOf } from '#domain/projects/deal'
import { stagesAfter } from '#domain/projects/deal-changes'
import { stageMarks } from '#domain/projects/stage-marks'
import type { DemoDeal } from './content/demo-deals'
import { timeOf } from './when'

/** As the commands of both sides would have left it. */
export function dealRecord(
  proposal: Stored<'proposals'>,
  accepted_at: string,
  { changes = [], marks, handed, open_points = [] }: DemoDeal,
  now: number,
): Deal {
  const timeOr = (at: Parameters<typeof timeOf>[0] | undefined): string => (at ? timeOf(at, now) : '')
  const deal = dealOf({ ...emptyOf('proposals'), ...proposal }, { accepted_at })
  const proposed = changes.map(
    ({ at, accepted, ...terms }, index): DealChange => ({
      ...terms,
      id: `${proposal.id.slice(0, 13)}c${index}`,
      at: timeOf(at, now),
      answer: accepted ? 'accepted' : '',
      answered_at: timeOr(accepted),
    }),
  )
  let stages = deal.stages
  for (const change of proposed) if (change.answer && change.amount) stages = stagesAfter({ ...deal, stages }, change)
  const marked = stages.map((stage, index): DealStage => {
    const said = marks.filter(([of]) => of === index).map(([, mark, at]) => [stageMarks[mark].field, timeOf(at, now)])
    return { ...stage, ...Object.fromEntries(said) }
  })
  return { ...deal, stages: marked, changes: proposed, handed_at: timeOr(handed), open_points }
}
