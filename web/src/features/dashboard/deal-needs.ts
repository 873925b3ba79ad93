import type { Project, Proposal } from '#domain/documents'
import {
  agreedDays,
  type Deal,
  type DealChange,
  type DealStage,
  dealOf,
  isHandedOver,
  isOwed,
  isUnconfirmed,
  type Side,
  stageName,
  waitingChanges,
} from '#domain/projects/deal'
import { DAY_MS, toTime } from '#domain/values/clock'
import { links } from '#links'
import { texts } from '#texts'
import type { Need } from './need'

const words = texts.needs.deal

type Agreed = { project: Project; proposal: Proposal }

/** The owner looks at what is ready, answers changes and receives the work; else, longer than agreed, completes it. Product 125. */
export function ownDealNeeds({ project, proposal }: Agreed, now: number): Need[] {
  const deal = dealOf(proposal, project)
  const person = proposal.provider_name || texts.labels.nameless
  const handed = need(project, { kind: 'handed', about: project.id, title: words.handed(person), at: deal.handed_at })
  const needs = [
    ...deal.stages.filter(isReady).map((stage) => ofStage(project, 'ready', words.ready(stageName(deal, stage)), stage, stage.done_at)),
    ...changesFrom('provider', deal).map((change) => ofChange(project, person, change)),
    ...(isHandedOver(deal) ? [handed] : []),
  ]
  return needs.length > 0 ? needs : overdue({ project, proposal }, deal, person, now)
}

/** The provider confirms payments and answers changes. `projects` are those of the proposals. */
export function givenDealNeeds(proposals: readonly Proposal[], projects: readonly Project[]): Need[] {
  const byProposal = new Map(projects.map((project) => [project.accepted_proposal_id, project]))
  return proposals.flatMap((proposal) => {
    const project = byProposal.get(proposal.id)
    if (!project) return []
    const deal = dealOf(proposal, project)
    const person = project.client_name || texts.labels.nameless
    const changes = project.status === 'in_progress' ? changesFrom('owner', deal) : []
    return [
      ...deal.stages.filter(isUnconfirmed).map((stage) => ofStage(project, 'paid', words.paid(stageName(deal, stage)), stage, stage.paid_at)),
      ...changes.map((change) => ofChange(project, person, change)),
    ]
  })
}

const isReady = (stage: DealStage): boolean => stage.done_at !== '' && isOwed(stage)
const changesFrom = (side: Side, deal: Deal): DealChange[] => waitingChanges(deal).filter(({ by }) => by === side)

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
