import type { Project, Proposal } from '#domain/documents'
import { agreedDays, type Deal, type DealChange, type DealStage, dealOf, stageName, waitingChanges } from '#domain/projects/deal'
import { toTime } from '#domain/values/clock'
import { links } from '#links'
import { texts } from '#texts'
import type { Need } from './need'

const words = texts.needs.deal
const DAY_MS = 86_400_000

type Agreed = { project: Project; proposal: Proposal }

/** The owner looks at what is ready, answers changes and receives the work; else, longer than agreed, completes it. Product 125. */
export function ownDealNeeds({ project, proposal }: Agreed, now: number): Need[] {
  const deal = dealOf(proposal, project)
  const person = proposal.provider_name || texts.labels.nameless
  const isHanded = deal.handed_at !== '' && deal.not_yet_at === ''
  const handed = need(project, { kind: 'handed', about: project.id, title: words.handed(person), at: deal.handed_at })
  const needs = [
    ...deal.stages.filter(isReady).map((stage) => ofStage(project, 'ready', words.ready(stageName(deal, stage)), stage, stage.done_at)),
    ...changesFrom('provider', deal).map((change) => ofChange(project, person, change)),
    ...(isHanded ? [handed] : []),
  ]
  return needs.length > 0 ? needs : overdue({ project, proposal }, deal, person, now)
}

/** The provider confirms payments and answers changes. `projects` are those of the proposals. */
export const givenDealNeeds = (proposals: readonly Proposal[], projects: readonly Project[]): Need[] =>
  proposals.flatMap((proposal) => {
    const project = projects.find(({ accepted_proposal_id }) => accepted_proposal_id === proposal.id)
    if (!project) return []
    const deal = dealOf(proposal, project)
    const person = project.client_name || texts.labels.nameless
    const changes = project.status === 'in_progress' ? changesFrom('owner', deal) : []
    return [
      ...deal.stages.filter(isUnconfirmed).map((stage) => ofStage(project, 'paid', words.paid(stageName(deal, stage)), stage, stage.paid_at)),
      ...changes.map((change) => ofChange(project, person, change)),
    ]
  })

const isReady = ({ done_at, paid_at, received_at, amount }: DealStage): boolean =>
  done_at !== '' && amount > 0 && paid_at === '' && received_at === ''
const isUnconfirmed = ({ paid_at, received_at }: DealStage): boolean => paid_at !== '' && received_at === ''
const changesFrom = (side: DealChange['by'], deal: Deal): DealChange[] => waitingChanges(deal).filter(({ by }) => by === side)

const need = ({ id, title }: Project, about: Omit<Need, 'text' | 'href'>): Need => ({ ...about, text: title, href: links.project(id) })
const ofStage = (project: Project, kind: Need['kind'], title: string, stage: DealStage, at: string): Need =>
  need(project, { kind, about: stage.id, title, at })
const ofChange = (project: Project, person: string, { id, at }: DealChange): Need =>
  need(project, { kind: 'change', about: id, title: words.change(person), at })

/** Longer than agreed. */
function overdue({ project, proposal }: Agreed, deal: Deal, person: string, now: number): Need[] {
  const due = Date.parse(project.accepted_at) + agreedDays(proposal, deal) * DAY_MS
  return due <= now ? [need(project, { kind: 'complete', about: project.id, title: texts.needs.toComplete(person), at: toTime(due) })] : []
}
