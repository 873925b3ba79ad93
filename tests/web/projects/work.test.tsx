import { act } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { dealOf, momentKey } from '#domain/projects/deal'
import { formatMoney } from '#domain/values/money'
import { ProjectById } from '../../../web/src/features/projects/project-page'
import { ana, aProject, EARLIER, joao, NOW } from '../../domain/builders'
import { eachWithAccount } from '../data/each-account'
import { all, buttons, get, pageText, press, soon, textsIn, wordsOf } from '../ui/mount'
import { aChange, eachWithDeal, entry, floor, marked, named, plain, quoted } from './live-deal'

describe('the stages of a deal', () => {
  const { show, commands } = eachWithDeal()

  const stageTexts = () => textsIn('section section li')

  test('[PRODUCT 121] says what is paid and confirmed of the price, what awaits that, what is due, and who keeps no money', async () => {
    await show('owner', { work: { stages: marked(entry, { paid_at: NOW, received_at: NOW }, marked(floor, { paid_at: NOW })) } })
    for (const words of [
      `Pago e confirmado: ${formatMoney(1_350)} de ${formatMoney(4_350)}`,
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

  test('[PRODUCT 120] a stage says too when a mark was registered, where that is more than a day later', async () => {
    const registered = { [momentKey({ id: floor, field: 'paid_at' })]: '2026-12-20T12:00:00.000Z' }
    await show('provider', { work: { stages: marked(floor, { paid_at: '2026-12-03T12:00:00.000Z' }), registered } })
    expect(stageTexts()[1]).toContain('Paga em 3 de dez. (registro em 20 de dez.), por ')
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
    // In one element: a dialog sets its children one below the other.
    expect(textsIn('[role=alertdialog] span')).toContain(`Piso pronto: ${formatMoney(2_000)}.`)
    await press(get('button', 'Sim, recebi'))
    await soon(commands).toEqual([['mark_stage', { ...named, stage_id: floor, mark: 'received', is_on: true, amount: 2_000 }]])
  })

  test('[PRODUCT 120] takes back a mark that is not answered, and no other', async () => {
    await show('owner', { work: { stages: marked(entry, { paid_at: NOW, received_at: NOW }, marked(floor, { paid_at: NOW })) } })
    expect(buttons().filter((words) => words === 'Marcar como paga')).toHaveLength(1)
    expect(all('button').filter((button) => button.getAttribute('aria-label')?.startsWith('Mais sobre'))).toHaveLength(1)
    await press(get('button', 'Mais sobre Piso pronto'))
    await press(get('menuitem', 'Desfazer “Paga”'))
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

describe('an undone deal', () => {
  const { hold, showAs } = eachWithAccount()
  beforeEach(() => void vi.stubGlobal('fetch', async () => new Response(null, { status: 503 })))

  const said = {
    stages: marked(entry, { paid_at: '2026-12-03T12:00:00.000Z', received_at: '2026-12-04T12:00:00.000Z' }),
    changes: [aChange(), aChange({ id: 'changepiso00001', text: 'Piso frio', answer: 'declined', answered_at: '2026-12-05T12:00:00.000Z' })],
    open_points: ['Rejunte do box'],
  }

  async function show(actor: typeof ana): Promise<void> {
    const deal = { ...dealOf(quoted, { accepted_at: EARLIER }), ...said, handed_at: NOW, undone_at: '2026-12-09T12:00:00.000Z' }
    await hold('projects', aProject())
    await hold('proposals', { ...quoted, status: 'rejected', undone_by: 'owner', undone_reason: 'A obra parou.', deal })
    await showAs(actor, <ProjectById id={aProject().id} ProposalSection={() => null} />)
  }

  test.each([
    ['owner', ana, joao, 'Você desfez o combinado. Motivo: “A obra parou.”', 'por você'],
    ['provider', joao, ana, 'O cliente desfez o combinado. Motivo: “A obra parou.”', `por ${ana.full_name}`],
  ] as const)(
    '[PRODUCT 120] shows its %s marks, changes, open points and end, folded, offline, and offers nothing',
    async (_side, me, other, undone, by) => {
      await show(me)
      await soon(() => textsIn('summary')).toEqual([`Combinado desfeito com ${other.full_name}`])
      const folded = document.querySelector('details')
      expect(folded?.open).toBe(false)
      for (const words of [
        undone,
        'Desfeito em 9 de dez.',
        `Pago e confirmado: ${formatMoney(1_350)} de ${formatMoney(4_350)}`,
        `Paga em 3 de dez., ${by}`,
        'Porta de correr',
        'Ficou sem resposta',
        'Recusada em 5 de dez.',
        'Rejunte do box',
      ])
        expect(folded?.textContent).toContain(words)
      expect(folded?.querySelectorAll('button')).toHaveLength(0)
    },
  )

  test('[PRODUCT 120] of which nothing was said has no line, nor has a deal that stands again', async () => {
    await hold('projects', aProject())
    await hold('proposals', { ...quoted, status: 'rejected', undone_by: 'owner', deal: dealOf(quoted, { accepted_at: EARLIER }) })
    await showAs(ana, <ProjectById id={aProject().id} ProposalSection={() => null} />)
    await soon(pageText).toContain('Ver 1 proposta')
    expect(textsIn('summary')).toEqual([])
    const deal = { ...dealOf(quoted, { accepted_at: EARLIER }), ...said }
    await hold('proposals', { ...quoted, deal })
    await hold('projects', aProject({ status: 'in_progress', accepted_proposal_id: quoted.id, accepted_at: NOW }))
    await soon(pageText).toContain('Combinado desde')
    expect(textsIn('summary')).toEqual([])
  })
})
