import { emptyOf } from '#domain/collections'
import { projects } from '#domain/collections/projects'
import { proposals as proposalDefinition } from '#domain/collections/proposals'
import type { Revision, Stored } from '#domain/documents'
import { proposalId } from '#domain/ids'
import { termsOf, validUntil } from '#domain/projects/proposal-terms'
import type { Quote } from '#domain/projects/quote'
import { emptyQuote } from '#domain/projects/quote-terms'
import { projectSearch } from '#domain/projects/searched'
import { deals } from './content/demo-deals'
import { proposals } from './content/demo-proposals'
import { quotes } from './content/demo-quotes'
import type { DemoProposal } from './content/shapes'
import { dealRecord } from './deal-record'
import { allProjects, type Project, personOf } from './identity'
import { timeOf } from './when'

type ProjectRecord = Stored<'projects'> & { search: string }

export const projectRecords = (now: number): ProjectRecord[] => allProjects().map((project) => projectRecord(project, now))

export const proposalRecords = (now: number): Stored<'proposals'>[] =>
  allProjects().flatMap((project) => proposals[project.key].map((proposal) => proposalRecord(project, proposal, now)))

function projectRecord(project: Project, now: number): ProjectRecord {
  const { id, title, description, address, city, state, budget = 0, products = [], timing = '', trades, accepted, completed } = project
  return {
    ...projects.emptyOwn,
    id,
    client_id: personOf(project.client).id,
    title,
    description,
    budget,
    address,
    city,
    state,
    products,
    timing,
    trades: [...trades],
    status: completed ? 'completed' : accepted ? 'in_progress' : 'open',
    accepted_proposal_id: accepted ? proposalId(id, personOf(accepted.of).id) : '',
    created_at: timeOf(project.published, now),
    touched_at: timeOf(project.published, now),
    accepted_at: accepted ? timeOf(accepted.at, now) : '',
    completed_at: completed ? timeOf(completed, now) : '',
    search: projectSearch(project),
  }
}

function proposalRecord(project: Project, { offer, cover_letter, improved = [] }: DemoProposal, now: number): Stored<'proposals'> {
  const [by, at, amount, duration_days, proposal_type] = offer
  let terms = { ...termsOf(emptyOf('proposals')), amount, duration_days, proposal_type, cover_letter }
  let updated_at = timeOf(at, now)
  const revisions: Revision[] = []
  for (const { at: improvedAt, ...change } of improved) {
    revisions.unshift({ ...terms, at: updated_at })
    terms = { ...terms, ...change }
    updated_at = timeOf(improvedAt, now)
  }
  const provider_id = personOf(by).id
  const demoQuote = quotes[project.key]?.[by]
  const quote: Quote | null = demoQuote ? { ...emptyQuote, ...demoQuote } : null
  const record: Stored<'proposals'> = {
    ...proposalDefinition.emptyOwn,
    ...terms,
    id: proposalId(project.id, provider_id),
    project_id: project.id,
    provider_id,
    status: !project.accepted ? 'pending' : project.accepted.of === by ? 'accepted' : 'rejected',
    revisions,
    quote,
    valid_until: validUntil(quote, updated_at),
    created_at: timeOf(at, now),
    updated_at,
  }
  const { accepted } = project
  const demoDeal = deals[project.key]
  return accepted?.of === by && demoDeal ? { ...record, deal: dealRecord(record, timeOf(accepted.at, now), demoDeal, now) } : record
}
