import { BehaviorSubject } from 'rxjs'
import type { Project, Proposal } from '#domain/documents'
import { type DealChange, dealOf, type Side, type Deal as Work } from '#domain/projects/deal'
import { useDeal } from '../../../web/src/components/projects/use-deal'
import { DealCard } from '../../../web/src/features/projects/deal-card'
import type { SyncStatus } from '../../../web/src/sync'
import { startingStatus } from '../../../web/src/sync/status'
import { ana, aProposal, aQuote, aStartedProject, EARLIER, joao } from '../../domain/builders'
import { eachWithAccount } from '../data/each-account'
import { all, soon } from '../ui/mount'

const stages = [
  { name: 'Entrada', amount: 1_350 },
  { name: 'Piso pronto', amount: 2_000 },
  { name: 'No fim', amount: 1_000 },
]
const project = aStartedProject()
export const plain = aProposal({ status: 'accepted' })
/** With an entry and two stages more. */
export const quoted = aProposal({ status: 'accepted', quote: aQuote({ rows: [], stages }) })
const begun = dealOf(quoted, project)
export const [entry = '', floor = ''] = begun.stages.map(({ id }) => id)
export const named = { project_id: project.id, proposal_id: quoted.id, accepted_at: EARLIER }

export const marked = (id: string, fields: Partial<Work['stages'][number]>, of = begun.stages) =>
  of.map((stage) => (stage.id === id ? { ...stage, ...fields } : stage))

export const aChange = (fields: Partial<DealChange> = {}): DealChange => ({
  ...{ id: 'changeporta0001', by: 'provider', text: 'Porta de correr', amount: 500, days: 2, at: EARLIER, answer: '', answered_at: '' },
  ...fields,
})

function LiveDeal({ project: of }: { project: Project }) {
  const deal = useDeal(of)
  return deal ? <DealCard project={of} deal={deal} /> : null
}

type Shown = { work?: Partial<Work>; proposal?: Proposal; fields?: Partial<Project> }

/** 'Combinado' of a side whose device is offline. */
export function eachWithDeal() {
  const { showAs, hold, queued, storedDraft } = eachWithAccount()
  return {
    async show(side: Side, { work, proposal = quoted, fields }: Shown = {}): Promise<void> {
      const of = { ...project, ...fields }
      await hold('projects', of)
      await hold('proposals', work ? { ...proposal, deal: { ...dealOf(proposal, of), ...work } } : proposal)
      const status$ = new BehaviorSubject<SyncStatus>({ ...startingStatus, connection: 'offline', complete: true })
      await showAs(side === 'owner' ? ana : joao, <LiveDeal project={of} />, { status$ })
      await soon(() => all('heading').length).toBeGreaterThan(0)
    },
    commands: queued,
    storedDraft,
  }
}
