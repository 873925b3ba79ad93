import type { Project, Proposal } from '#domain/documents'
import { type Deal, type DealChange, type DealStage, dealOf, otherSide, type Side, stageName } from '#domain/projects/deal'
import { type Mark, marks, stageMarks } from '#domain/projects/stage-marks'

/** `stage` is its name, '' for the whole price; `amount` in reais. */
type Said =
  | { kind: 'accepted' | 'handed' | 'not_yet' }
  | { kind: Mark; stage: string; amount: number }
  | { kind: 'change_proposed' | 'change_accepted' | 'change_declined' | 'change_withdrawn'; change: DealChange }
  | { kind: 'completed'; openPoints: readonly string[] }
  | { kind: 'undone'; reason: string }

/** `id` is of this step at this time; `by` is '' where no document says it any more. */
export type WorkLine = Said & { id: string; at: string; by: Side | '' }

type Step = Said & { at: string; by: Side | ''; about?: string }

/**
 * Steps of a proposal's deal in the order of their times: since the acceptance that stands, and before it those of the deal that was undone last.
 * None for a rival's proposal, whose readers know of no deal. Product 17 and 126.
 */
export function workLines(proposal: Proposal, project: Project): WorkLine[] {
  const { deal } = proposal
  const isStanding = project.accepted_proposal_id === proposal.id && project.accepted_at !== ''
  const standing = isStanding ? dealOf(proposal, project) : null
  const undone = deal?.undone_at && deal.accepted_at !== standing?.accepted_at ? deal : null
  return [...(undone ? stepsOf(undone, proposal, null) : []), ...(standing ? stepsOf(standing, proposal, project) : [])]
    .filter(({ at }) => at !== '')
    .toSorted((one, next) => (one.at < next.at ? -1 : one.at > next.at ? 1 : 0))
    .map(({ about = '', ...step }) => ({ ...step, id: [step.kind, about, step.at].join(' ') }))
}

/** `project` is null for a deal that no longer stands. */
function stepsOf(deal: Deal, { undone_by, undone_reason }: Proposal, project: Project | null): Step[] {
  const { accepted_at, stages, changes, handed_at, not_yet_at, open_points, undone_at = '' } = deal
  return [
    { kind: 'accepted', at: accepted_at, by: 'owner' },
    ...stages.flatMap((stage) => marksOf(deal, stage)),
    ...changes.flatMap(changeSteps),
    { kind: 'handed', at: handed_at, by: 'provider' },
    { kind: 'not_yet', at: not_yet_at, by: 'owner' },
    ...(project?.status === 'completed' ? [{ kind: 'completed', at: project.completed_at, by: 'owner', openPoints: open_points } as const] : []),
    // A proposal that was sent anew says no more by whom and why.
    { kind: 'undone', at: undone_at, by: undone_by, reason: undone_reason },
  ]
}

function marksOf(deal: Deal, stage: DealStage): Step[] {
  const about = { about: stage.id, stage: stageName(deal, stage), amount: stage.amount }
  return marks.map((mark) => ({ kind: mark, at: stage[stageMarks[mark].field], by: stageMarks[mark].by, ...about }))
}

function changeSteps(change: DealChange): Step[] {
  const { id: about, by, at, answer, answered_at } = change
  const proposed: Step = { kind: 'change_proposed', at, by, about, change }
  if (answer === '') return [proposed]
  return [proposed, { kind: `change_${answer}`, at: answered_at, by: answer === 'withdrawn' ? by : otherSide(by), about, change }]
}
