import type { Project, Proposal } from '#domain/documents'
import { type Deal, type DealChange, type DealStage, dealOf, type Side, stageName } from '#domain/projects/deal'

const OWNER: Side = 'owner'
const PROVIDER: Side = 'provider'
const other = (side: Side): Side => (side === OWNER ? PROVIDER : OWNER)

/** `stage` is its name, '' for the whole price; `amount` in reais. */
type Said =
  | { kind: 'accepted' | 'handed' | 'not_yet' }
  | { kind: 'done' | 'paid' | 'received'; stage: string; amount: number }
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
    { kind: 'accepted', at: accepted_at, by: OWNER },
    ...stages.flatMap((stage) => marksOf(deal, stage)),
    ...changes.flatMap(changeSteps),
    { kind: 'handed', at: handed_at, by: PROVIDER },
    { kind: 'not_yet', at: not_yet_at, by: OWNER },
    ...(project?.status === 'completed' ? [{ kind: 'completed' as const, at: project.completed_at, by: OWNER, openPoints: open_points }] : []),
    // A proposal that was sent anew says no more by whom and why.
    { kind: 'undone', at: undone_at, by: undone_by, reason: undone_reason },
  ]
}

function marksOf(deal: Deal, stage: DealStage): Step[] {
  const about = { about: stage.id, stage: stageName(deal, stage), amount: stage.amount }
  return [
    { kind: 'done', at: stage.done_at, by: PROVIDER, ...about },
    { kind: 'paid', at: stage.paid_at, by: OWNER, ...about },
    { kind: 'received', at: stage.received_at, by: PROVIDER, ...about },
  ]
}

function changeSteps(change: DealChange): Step[] {
  const { id: about, by, at, answer, answered_at } = change
  const proposed: Step = { kind: 'change_proposed', at, by, about, change }
  if (answer === '') return [proposed]
  return [proposed, { kind: `change_${answer}`, at: answered_at, by: answer === 'withdrawn' ? by : other(by), about, change }]
}
