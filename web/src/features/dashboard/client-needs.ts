import { acceptedOf } from '#domain/projects/deal'
import { DAY_MS, toTime } from '#domain/values/clock'
import { links } from '#links'
import { texts } from '#texts'
import { markNames } from '../../data/queries/mark-names'
import type { Marks } from '../../data/queries/marks'
import type { MyProject } from '../../data/queries/projects'
import { ownDealNeeds } from './deal-needs'
import type { Need } from './need'

const words = texts.needs
/** Without an answer for so long it may need a word, or an invitation. */
const QUIET_MS = 3 * DAY_MS
/** Proposals seen so long ago wait for a choice. */
const UNDECIDED_MS = 2 * DAY_MS

/** `now` in milliseconds. */
export const projectNeeds = (projects: readonly MyProject[], marks: Marks, now: number): Need[] =>
  projects.flatMap(({ project, proposals }) => {
    if (project.isNew) return []
    if (project.status === 'in_progress') {
      const proposal = acceptedOf(project, proposals)
      return proposal ? ownDealNeeds({ project, proposal }, now) : []
    }
    if (project.status !== 'open') return []
    const pending = proposals.filter(({ status }) => status === 'pending')
    const asked = project.asked_at ? [stillNeeded(project)] : []
    if (pending.length > 0) return [...proposed({ project, proposals: pending }, marks[markNames.proposalsOn(project.id)] ?? '', now), ...asked]
    return asked.length > 0 ? asked : unanswered(project, now)
  })

/** Proposals to compare: not everything is done. */
export const isChoosing = (projects: readonly MyProject[]): boolean =>
  projects.some(({ project, proposals }) => project.status === 'open' && proposals.some(({ status }) => status === 'pending'))

/** Product 88. */
function stillNeeded({ id, title, asked_at }: MyProject['project']): Need {
  return { kind: 'still_needed', about: id, title: words.stillNeeded, text: title, href: links.project(id), at: asked_at }
}

function proposed({ project, proposals }: MyProject, seen: string, now: number): Need[] {
  const [newest = ''] = proposals
    .map(({ updated_at }) => updated_at)
    .toSorted()
    .reverse()
  const arrived = proposals.filter(({ created_at }) => created_at > seen).length
  const changed = proposals.filter(({ created_at, updated_at }) => created_at <= seen && updated_at > seen).length
  const about = { about: project.id, text: project.title, href: links.manageProposals(project.id) }
  if (arrived > 0) return [{ kind: 'proposals', ...about, title: words.newProposals(arrived), at: newest }]
  if (changed > 0) return [{ kind: 'proposals', ...about, title: words.changedProposals(changed), at: newest }]
  const due = Date.parse(newest) + UNDECIDED_MS
  return due <= now ? [{ kind: 'choose', ...about, title: words.toChoose(proposals.length), at: toTime(due) }] : []
}

function unanswered({ id, title, created_at }: MyProject['project'], now: number): Need[] {
  const due = Date.parse(created_at) + QUIET_MS
  return due <= now ? [{ kind: 'no_proposals', about: id, title: words.noProposals, text: title, href: links.project(id), at: toTime(due) }] : []
}
