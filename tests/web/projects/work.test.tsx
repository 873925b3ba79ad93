import { act } from 'react'
import { BehaviorSubject } from 'rxjs'
import { describe, expect, test } from 'vitest'
import type { Project, Proposal } from '#domain/documents'
import { dealOf, type Side, type Deal as Work } from '#domain/projects/deal'
import { formatMoney } from '#domain/values/money'
import { useDeal } from '../../../web/src/components/projects/use-deal'
import { DealCard } from '../../../web/src/features/projects/deal-card'
import type { SyncStatus } from '../../../web/src/sync'
import { startingStatus } from '../../../web/src/sync/status'
import { ana, aProject, aProposal, aQuote, EARLIER, joao, NOW } from '../../domain/builders'
import { eachWithAccount } from '../data/each-account'
import { all, buttons, get, pageText, press, soon, textsIn, wordsOf } from '../ui/mount'

const stages = [
  { name: 'Entrada', amount: 1_350 },
  { name: 'Piso pronto', amount: 2_000 },
  { name: 'No fim', amount: 1_000 },
]
const project = aProject({ status: 'in_progress', accepted_proposal_id: aProposal().id, accepted_at: EARLIER })
const plain = aProposal({ status: 'accepted' })
const quoted = aProposal({ status: 'accepted', quote: aQuote({ rows: [], stages }) })
const begun = dealOf(quoted, project)
const [entry = '', floor = ''] = begun.stages.map(({ id }) => id)
const named = { project_id: project.id, proposal_id: quoted.id, accepted_at: EARLIER }
const marked = (id: string, fields: Partial<Work['stages'][number]>, of = begun.stages) =>
  of.map((stage) => (stage.id === id ? { ...stage, ...fields } : stage))

function LiveDeal({ project: of }: { project: Project }) {
  const deal = useDeal(of)
  return deal ? <DealCard project={of} deal={deal} /> : null
}

describe('the work of a deal', () => {
  const { showAs, hold, queued } = eachWithAccount()

  type Shown = { work?: Partial<Work>; proposal?: Proposal; fields?: Partial<Project> }

  async function show(side: Side, { work, proposal = quoted, fields }: Shown = {}): Promise<void> {
    const of = { ...project, ...fields }
    await hold('projects', of)
    await hold('proposals', work ? { ...proposal, deal: { ...dealOf(proposal, of), ...work } } : proposal)
    const status$ = new BehaviorSubject<SyncStatus>({ ...startingStatus, connection: 'offline', complete: true })
    await showAs(side === 'owner' ? ana : joao, <LiveDeal project={of} />, { status$ })
    await soon(() => all('heading').length).toBeGreaterThan(0)
  }

  const stageTexts = () => textsIn('section section li')
  const commands = async () => (await queued()).filter(([verb]) => verb !== 'start_conversation')

  test('[PRODUCT 121] says what is paid and confirmed of the price, what awaits that, what is due, and who keeps no money', async () => {
    await show('owner', { work: { stages: marked(entry, { paid_at: NOW, received_at: NOW }, marked(floor, { paid_at: NOW })) } })
    for (const words of [
      `Pago e confirmado ${formatMoney(1_350)} de ${formatMoney(4_350)}`,
      `A confirmar: ${formatMoney(2_000)}`,
      `Falta pagar: ${formatMoney(1_000)}`,
      'O Canteiro não recebe nem guarda pagamentos.',
    ])
      expect(pageText()).toContain(words)
  })

  test('[PRODUCT 120] a deal without a quote is one stage of the whole price', async () => {
    await show('provider', { proposal: plain })
    expect(stageTexts()).toEqual([`Total${formatMoney(4_350)}Marcar como pronta`])
  })

  test('[PRODUCT 120] each stage says who marked what and when', async () => {
    await show('owner', { work: { stages: marked(floor, { done_at: '2026-12-03T12:00:00.000Z', paid_at: '2026-12-05T12:00:00.000Z' }) } })
    expect(stageTexts()[1]).toContain(`Pronta em 3 de dez., por ${quoted.provider_name}Paga em 5 de dez., por você`)
  })

  test('[PRODUCT 120] a provider marks a stage ready with one tap, and it says that it waits', async () => {
    await show('provider')
    await press(get('button', 'Marcar como pronta: Piso pronto'))
    await soon(commands).toEqual([['mark_stage', { ...named, stage_id: floor, mark: 'done', is_on: true, amount: 2_000 }]])
    await soon(() => stageTexts()[1]).toContain('Aguardando conexão')
    expect(stageTexts()[1]).toContain(', por você')
    expect(stageTexts()[2]).not.toContain('Aguardando conexão')
  })

  test('[PRODUCT 120] tapping twice marks once', async () => {
    await show('owner', { work: { stages: marked(floor, { done_at: NOW }) } })
    const button = get('button', 'Marcar como paga: Piso pronto')
    await act(async () => {
      button.click()
      button.click()
    })
    await soon(async () => (await commands()).length).toBe(1)
  })

  test('[PRODUCT 121] an owner pays a ready stage and an entry with one tap; another is asked about first', async () => {
    await show('owner', { work: { stages: marked(floor, { done_at: NOW }) } })
    await press(get('button', 'Marcar como paga: Entrada'))
    await press(get('button', 'Marcar como paga: Piso pronto'))
    await soon(async () => (await commands()).length).toBe(2)
    await press(get('button', 'Marcar como paga: No fim'))
    expect(wordsOf('alertdialog')[0]).toContain('Esta etapa ainda não foi marcada como pronta.')
    expect((await commands()).length).toBe(2)
    await press(get('button', 'Sim, já paguei'))
    await soon(async () => (await commands()).length).toBe(3)
  })

  test("[PRODUCT 120] 'Recebi' asks first, with the amount", async () => {
    await show('provider', { work: { stages: marked(floor, { done_at: EARLIER, paid_at: NOW }) } })
    await press(get('button', 'Recebi: Piso pronto'))
    expect(wordsOf('alertdialog')[0]).toContain(`Piso pronto: ${formatMoney(2_000)}`)
    await press(get('button', 'Sim, recebi'))
    await soon(commands).toEqual([['mark_stage', { ...named, stage_id: floor, mark: 'received', is_on: true, amount: 2_000 }]])
  })

  test('[PRODUCT 120] takes back a mark that is not answered, and no other', async () => {
    await show('owner', { work: { stages: marked(entry, { paid_at: NOW, received_at: NOW }, marked(floor, { paid_at: NOW })) } })
    expect(buttons().filter((words) => words === 'Marcar como paga')).toHaveLength(1)
    expect(all('button').filter((button) => button.getAttribute('aria-label')?.startsWith('Mais sobre'))).toHaveLength(1)
    await press(get('button', 'Mais sobre Piso pronto'))
    await press(get('menuitem', 'Desfazer marca “Paga”'))
    await soon(commands).toEqual([['mark_stage', { ...named, stage_id: floor, mark: 'paid', is_on: false, amount: 2_000 }]])
  })

  test('[PRODUCT 120] of a completed work money alone is still marked', async () => {
    await show('provider', { fields: { status: 'completed', completed_at: NOW }, work: { stages: marked(floor, { paid_at: NOW }) } })
    expect(buttons()).not.toContain('Marcar como pronta')
    expect(all('button').flatMap((button) => button.getAttribute('aria-label') ?? [])).toEqual(
      expect.arrayContaining(['Recebi: Entrada', 'Recebi: Piso pronto', 'Recebi: No fim']),
    )
  })
})
