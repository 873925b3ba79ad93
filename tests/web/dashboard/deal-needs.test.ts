import { describe, expect, test } from 'vitest'
import type { Project } from '#domain/documents'
import { type Deal, type DealStage, dealOf } from '#domain/projects/deal'
import { givenDealNeeds } from '../../../web/src/features/dashboard/deal-needs'
import { aProject, aProposal, idOf } from '../../domain/builders'
import { ago, needsOf, ownProject, page, project } from './client-day'

describe('needs of a deal', () => {
  const proposal = aProposal({ id: idOf('p0'), project_id: project, duration_days: 5, status: 'accepted', provider_name: 'João Batista' })
  const of = { id: project, status: 'in_progress', accepted_proposal_id: idOf('p0'), accepted_at: ago(6) } as const
  const begun = dealOf(proposal, of)
  const [stage] = begun.stages
  const marked = (fields: Partial<DealStage>) => ({ ...begun, stages: begun.stages.map((one) => ({ ...one, ...fields })) })
  const change = (by: 'owner' | 'provider') =>
    ({ id: idOf('porta'), by, text: 'Porta', amount: 0, days: 0, at: ago(2), answer: '', answered_at: '' }) as const
  const owner = (deal: Deal) => needsOf([ownProject(of, { ...proposal, deal })]).map(([title, , href, at]) => [title, href, at])
  const provider = (deal: Deal, status: Project['status'] = 'in_progress') =>
    givenDealNeeds([{ ...proposal, deal }], [aProject({ ...of, title: 'Muro', status })]).map(({ title, href, at }) => [title, href, at])

  test('[PRODUCT 125] its owner reads of a ready stage, of a change that waits, of the work that was handed over; only then that it takes longer', () => {
    expect(owner(marked({ done_at: ago(1) }))).toEqual([['O trabalho está pronto. Confira e pague.', page, ago(1)]])
    expect(owner(marked({ name: 'Piso', done_at: ago(1) }))).toEqual([['A etapa “Piso” está pronta. Confira e pague.', page, ago(1)]])
    expect(owner({ ...begun, changes: [change('provider')] })).toEqual([['João Batista propôs uma mudança. Você aceita?', page, ago(2)]])
    expect(owner({ ...begun, handed_at: ago(1) })).toEqual([['João Batista entregou a obra. Confira e receba.', page, ago(1)]])
    const late = [['O prazo com João Batista passou. Concluir?', page, ago(1)]]
    expect(owner({ ...begun, handed_at: ago(3), not_yet_at: ago(2) })).toEqual(late)
    expect(owner({ ...marked({ done_at: ago(2), paid_at: ago(1) }), changes: [change('owner')] })).toEqual(late)
    expect(owner({ ...begun, changes: [{ ...change('owner'), days: 9, answer: 'accepted', answered_at: ago(2) }] })).toEqual([])
  })

  test('[PRODUCT 125] its provider reads of a payment to confirm and of a change that waits', () => {
    expect(stage?.name).toBe('')
    const paid = [['O valor total foi marcado como pago. Recebeu?', page, ago(1)]]
    expect(provider(marked({ paid_at: ago(1) }))).toEqual(paid)
    const named = [['A etapa “Piso” foi marcada como paga. Recebeu?', page, ago(1)]]
    expect(provider(marked({ name: 'Piso', paid_at: ago(1) }))).toEqual(named)
    expect(provider(marked({ paid_at: ago(1) }), 'completed')).toEqual(paid)
    expect(provider(marked({ paid_at: ago(1), received_at: ago(1) }))).toEqual([])
    expect(provider({ ...begun, changes: [change('owner')] })).toEqual([['Ana Souza propôs uma mudança. Você aceita?', page, ago(2)]])
    expect(provider({ ...begun, changes: [change('owner')] }, 'completed')).toEqual([])
    expect(provider({ ...begun, changes: [change('provider')] })).toEqual([])
    expect(givenDealNeeds([{ ...proposal, deal: marked({ paid_at: ago(1) }) }], [aProject({ id: project })])).toEqual([])
  })
})
