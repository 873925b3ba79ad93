import { act } from 'react'
import { describe, expect, test } from 'vitest'
import { momentKey } from '#domain/projects/deal'
import { changeDigest } from '#domain/projects/deal-changes'
import { formatMoney } from '#domain/values/money'
import { ana, EARLIER, NOW } from '../../domain/builders'
import { all, buttons, get, pageText, press, pressOnceThere, soon, type, typedIn, wordsOf } from '../ui/mount'
import { aChange, eachWithDeal, entry, marked, named, quoted } from './live-deal'

describe('the changes of a deal', () => {
  const { show, commands, storedDraft } = eachWithDeal()
  const dialog = () => wordsOf('dialog').join('')
  const seen = { change_id: aChange().id, change_digest: changeDigest(aChange()) }

  async function propose(): Promise<void> {
    await pressOnceThere('Propor mudança')
    await soon(() => all('dialog').length).toBe(1)
  }
  const choose = async (group: string, way: string) => {
    const radio = [...document.querySelectorAll<HTMLElement>('[role=radiogroup]')]
      .find(({ textContent }) => textContent?.startsWith(group))
      ?.querySelector<HTMLElement>(`input[value=${way}]`)
    if (!radio) throw new Error(`${group} has no ${way}`)
    await press(radio)
  }

  test('[PRODUCT 122] proposing says what price and last day become, and that nothing counts until it is accepted', async () => {
    await show('provider')
    await propose()
    expect(dialog()).toContain('Valor e prazo ficam como estão.')
    expect(dialog()).toContain('Combine por escrito antes de fazer.')
    await type(get('textbox', 'O que muda'), 'Porta de correr')
    await choose('Valor', 'more')
    await type(get('textbox', 'Quanto aumenta'), '500')
    await choose('Prazo', 'more')
    await type(get('textbox', 'Quantos dias a mais'), '2')
    expect(dialog()).toContain(`O valor passa de ${formatMoney(4_350)} para ${formatMoney(4_850)}. O prazo passa para 11 dias, até `)
    await press(get('button', 'Enviar mudança'))
    await soon(async () => (await commands()).map(([verb, args]) => [verb, args])).toMatchObject([
      ['propose_change', { ...named, text: 'Porta de correr', amount: 500, days: 2 }],
    ])
    await soon(() => pageText()).toContain('Aguardando conexão')
    await soon(() => all('dialog').length).toBe(0)
    expect(pageText()).toContain('Proposta por você em')
    expect(pageText()).not.toContain('Original:')
  })

  test('[PRODUCT 122] who has sent the first one is back at the button, also by the keyboard', async () => {
    await show('provider')
    await act(async () => get('button', 'Propor mudança').focus())
    await propose()
    await type(get('textbox', 'O que muda'), 'Porta de correr')
    await press(get('button', 'Enviar mudança'))
    await soon(() => pageText()).toContain('Proposta por você em')
    await soon(() => document.activeElement?.textContent).toBe('Propor mudança')
  })

  test('[PRODUCT 122] a deduction of more than is due is said at the field, and not sent', async () => {
    await show('owner', { work: { stages: marked(entry, { paid_at: NOW }) } })
    await propose()
    await type(get('textbox', 'O que muda'), 'Sem o rodapé')
    await choose('Valor', 'less')
    await type(get('textbox', 'Quanto diminui'), '3.000,01')
    await press(get('button', 'Enviar mudança'))
    await soon(dialog).toContain(`O desconto passa do que falta pagar (${formatMoney(3_000)}). Diminua o desconto.`)
    expect(dialog()).not.toContain('O valor passa de')
    expect(await commands()).toEqual([])
  })

  test('[PRODUCT 38] [PRODUCT 122] what is typed of a change stays when its dialog is closed', async () => {
    await show('owner')
    await propose()
    await type(get('textbox', 'O que muda'), 'Sem o rodapé')
    await press(get('button', 'Cancelar'))
    await soon(() => storedDraft(`change:${named.project_id}`)).toMatchObject({ text: 'Sem o rodapé' })
    await soon(() => pageText()).toContain('Rascunho')
    await propose()
    await soon(() => typedIn('O que muda')).toBe('Sem o rodapé')
  })

  test('[PRODUCT 122] says that three wait before a fourth is written', async () => {
    await show('owner', { work: { changes: ['a', 'b', 'c'].map((end) => aChange({ id: `changeporta000${end}`, by: 'owner' })) } })
    await propose()
    expect(dialog()).toContain('com até 3 esperando resposta')
  })

  test('[PRODUCT 122] the other side accepts after reading what becomes of price and last day', async () => {
    await show('owner', { work: { changes: [aChange()] } })
    expect(pageText()).toContain(`+\u00a0${formatMoney(500)} · +\u00a02 dias`)
    await press(get('button', 'Aceitar'))
    expect(wordsOf('alertdialog')[0]).toContain(`O valor passa de ${formatMoney(4_350)} para ${formatMoney(4_850)}.`)
    await press(get('button', 'Sim, aceitar'))
    await soon(commands).toEqual([['answer_change', { ...named, ...seen, answer: 'accepted' }]])
    await soon(() => pageText()).toContain(`Original: ${formatMoney(4_350)}`)
    expect(pageText()).toContain('Original: 9 dias')
    expect(pageText()).toContain(`Pago e confirmado: ${formatMoney(0)} de ${formatMoney(4_850)}`)
  })

  test('[PRODUCT 122] the buttons of several that wait are told apart by their names', async () => {
    await show('owner', { work: { changes: [aChange(), aChange({ id: 'changepiso00001', text: 'Piso frio' })] } })
    expect(get('button', 'Aceitar: Porta de correr').textContent).toBe('Aceitar')
    expect(get('button', 'Recusar: Piso frio').textContent).toBe('Recusar')
  })

  test('[PRODUCT 122] its author withdraws it, and answers nothing', async () => {
    await show('provider', { work: { changes: [aChange()] } })
    expect(buttons()).not.toContain('Aceitar')
    await press(get('button', 'Retirar'))
    await press(get('button', 'Sim, retirar'))
    await soon(commands).toEqual([['answer_change', { ...named, ...seen, answer: 'withdrawn' }]])
  })

  test('[PRODUCT 120] what reached the server more than a day later says when, of a change and of the handing over', async () => {
    const answered = aChange({ answer: 'declined', at: '2026-12-01T12:00:00.000Z', answered_at: '2026-12-03T12:00:00.000Z' })
    const registered = {
      [momentKey({ id: answered.id, field: 'at' })]: '2026-12-11T12:00:00.000Z',
      [momentKey({ id: answered.id, field: 'answered_at' })]: '2026-12-12T12:00:00.000Z',
      [momentKey({ id: '', field: 'handed_at' })]: '2026-12-20T12:00:00.000Z',
    }
    await show('owner', { work: { changes: [answered], handed_at: '2026-12-05T12:00:00.000Z', registered } })
    expect(pageText()).toContain('em 1 de dez. (registro em 11 de dez.)')
    expect(pageText()).toContain('Recusada em 3 de dez. (registro em 12 de dez.)')
    expect(pageText()).toContain('Em 5 de dez. (registro em 20 de dez.), ')
  })

  test('[PRODUCT 122] answered ones are folded below those that wait', async () => {
    const declined = aChange({ id: 'changepiso00001', text: 'Piso frio', answer: 'declined', answered_at: '2026-12-05T12:00:00.000Z' })
    await show('owner', { work: { changes: [declined, aChange()] } })
    const folded = document.querySelector('details')
    expect(folded?.open).toBe(false)
    expect(folded?.textContent).toContain('1 mudança respondida')
    expect(folded?.textContent).toContain(`Proposta por ${quoted.provider_name} em`)
    expect(folded?.textContent).toContain('Recusada em 5 de dez.')
    expect(pageText().indexOf('Porta de correr')).toBeLessThan(pageText().indexOf('Piso frio'))
  })
})

describe('handing a work over', () => {
  const { show, commands } = eachWithDeal()

  test('[PRODUCT 123] its provider says so, after a question, and can take it back', async () => {
    await show('provider')
    await press(get('button', 'Entreguei a obra'))
    expect(wordsOf('alertdialog')[0]).toContain(`${ana.full_name} recebe o aviso`)
    await press(get('button', 'Sim, entreguei'))
    await soon(commands).toEqual([['hand_over', { ...named, step: 'handed' }]])
    await soon(() => pageText()).toContain(', você entregou a obra. Falta a resposta do cliente.')
    await soon(() => pageText()).toContain('Aguardando conexão')
    expect(buttons()).not.toContain('Entreguei a obra')
    expect(buttons()).toContain('Desfazer entrega')
  })

  test('[PRODUCT 123] its owner receives it with what is still missing, a line each', async () => {
    await show('owner', { work: { handed_at: EARLIER } })
    expect(pageText()).toContain(`, ${quoted.provider_name} entregou a obra.`)
    expect(buttons()).not.toContain('Concluir projeto')
    await press(get('button', 'Receber'))
    await soon(() => all('dialog').length).toBe(1)
    await type(get('textbox', 'Pendências da obra'), Array.from({ length: 11 }, (_, index) => `Falta ${index}`).join('\n'))
    await press(get('button', 'Receber com pendências'))
    await soon(() => pageText()).toContain('Cabem 10 pendências, e há 11 linhas. Junte ou apague algumas.')
    await type(get('textbox', 'Pendências da obra'), 'Rejunte do box\n\n  Uma tomada solta ')
    await press(get('button', 'Receber com pendências'))
    await soon(commands).toEqual([['complete_project', { ...named, open_points: ['Rejunte do box', 'Uma tomada solta'] }]])
  })

  test('[PRODUCT 123] or says that it is not yet so, and the provider may say it again', async () => {
    await show('owner', { work: { handed_at: EARLIER } })
    await press(get('button', 'Ainda não'))
    await press(get('button', 'Sim, responder'))
    await soon(commands).toEqual([['hand_over', { ...named, step: 'not_yet' }]])
    await soon(() => buttons()).toContain('Concluir projeto')
    expect(pageText()).toContain(', você respondeu “Ainda não” à entrega.')
  })

  test.each(['owner', 'provider'] as const)('[PRODUCT 123] what is still missing stands on the completed deal of its %s', async (side) => {
    const fields = { status: 'completed' as const, completed_at: NOW }
    await show(side, { fields, work: { handed_at: EARLIER, open_points: ['Rejunte do box'] } })
    expect(get('heading', 'Pendências da obra').parentElement?.textContent).toContain('Rejunte do box')
    for (const gone of ['Receber', 'Ainda não', 'Entreguei a obra', 'Propor mudança']) expect(buttons()).not.toContain(gone)
  })
})
