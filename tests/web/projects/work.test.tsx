import { act } from 'react'
import { describe, expect, test } from 'vitest'
import { formatMoney } from '#domain/values/money'
import { EARLIER, NOW } from '../../domain/builders'
import { all, buttons, get, pageText, press, soon, textsIn, wordsOf } from '../ui/mount'
import { eachWithDeal, entry, floor, marked, named, plain, quoted } from './live-deal'

describe('the stages of a deal', () => {
  const { show, commands } = eachWithDeal()

  const stageTexts = () => textsIn('section section li')

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
