import { act } from 'react'
import { describe, expect, test } from 'vitest'
import { texts } from '#texts'
import { all, buttons, get, key, pageText, press, soon, type, typedIn } from '../ui/mount'
import { detail, fillPlain, form, many, next, paste, quotesQueued, review, rowsShown, words, writeRow } from './quote-typing'

describe('the rows of a quote', () => {
  test('[PRODUCT 108] rows are written a line each, and the price is their sum, which is not typed', async () => {
    await detail()
    await type(get('textbox', form.amount), '5.000')
    await writeRow('assentar piso 4.000')
    await writeRow('9 sacos argamassa 315,50')
    expect(rowsShown()).toEqual(['assentar piso', 'argamassa'])
    expect(typedIn(form.amount)).toBe('4.315,50')
    expect(get('textbox', form.amount).hasAttribute('readonly')).toBe(true)
    expect(pageText()).toContain('Soma de 2 itens · você tinha digitado R$\u00a05.000,00')
    expect(pageText()).toContain('Mão de obra R$\u00a04.000,00 · Material R$\u00a0315,50')
    await fillPlain()
    const dialog = await review()
    for (const said of ['assentar piso: R$\u00a04.000,00', 'argamassa · 9 sacos: R$\u00a0315,50']) expect(dialog.textContent).toContain(said)
    await press(get('button', form.submit))
    await soon(async () => (await quotesQueued())[0]?.[1]).toBe(4_315.5)
    expect((await quotesQueued())[0]?.[2]).toMatchObject({
      valid_days: 10,
      rows: [
        { kind: 'labour', text: 'assentar piso', quantity: '', total: 4_000 },
        { kind: 'material', text: 'argamassa', quantity: '9 sacos', total: 315.5 },
      ],
    })
  })

  test('a pasted list becomes rows, and a line that was not added is one of them', async () => {
    await detail()
    await type(next(), 'Materiais:\n- rejunte 2 kg 30,00\n- areia\t90,00')
    expect(rowsShown()).toEqual(['rejunte', 'areia'])
    const [name = next()] = all('textbox').filter(({ id }) => id.startsWith('proposal-rows-'))
    await paste(name, 'cimento 40\ncal 20')
    expect(rowsShown()).toEqual(['rejunte', 'areia', 'cimento', 'cal'])
    await type(next(), 'frete 50')
    expect(typedIn(form.amount)).toBe('230,00')
  })

  test('Enter leads from a row to the next, a press changes its kind, and a removed one comes back', async () => {
    await detail()
    await writeRow('pintura 300')
    await writeRow('tinta 90')
    const [first = ''] = all('textbox')
      .map(({ id }) => id)
      .filter((id) => id.startsWith('proposal-rows-'))
    await act(async () => document.getElementById(first)?.focus())
    await key(document.getElementById(first) ?? next(), 'Enter')
    expect((document.activeElement as HTMLInputElement).value).toBe('tinta')
    await press(get('button', words.rows.kindOf('Mão de obra', 'pintura')))
    get('button', words.rows.kindOf('Material', 'pintura'))
    await press(get('button', words.rows.removeRow('pintura')))
    expect(rowsShown()).toEqual(['tinta'])
    await press(get('button', texts.actions.undo))
    await soon(rowsShown).toEqual(['pintura', 'tinta'])
  })

  test('rows without an amount are told of, and are included by one press', async () => {
    await detail()
    await writeRow('pintura 300')
    await writeRow('limpeza')
    await fillPlain()
    await press(get('button', form.review))
    expect(pageText()).toContain(`${words.rows.label}: ${words.rows.error}`)
    await press(get('button', words.rows.unpriced(1)))
    expect((await review()).textContent).toContain('limpeza: incluso')
  })

  const links = () => all('link').map(({ textContent }) => textContent)

  test('an error of the rows leads to the first of their fields that is wrong', async () => {
    await detail()
    await writeRow('pintura 300')
    await writeRow('limpeza')
    await fillPlain()
    await press(get('button', form.review))
    await press(get('link', words.rows.label))
    expect(document.activeElement).toBe(get('textbox', words.rows.total('limpeza')))
    expect(pageText()).toContain(words.rows.noTotal)
  })

  test('a line that was not added and lacks its value has the error, and the link leads to it', async () => {
    await detail()
    await writeRow('pintura 300')
    await type(next(), 'tinta')
    await fillPlain()
    await press(get('button', form.review))
    expect(links()).toEqual([`${words.rows.next}: ${words.rows.noTotalInLine}`])
    await press(get('link', words.rows.next))
    expect(document.activeElement).toBe(next())
    expect(next().getAttribute('aria-invalid')).toBe('true')
    await type(next(), 'tinta incluso')
    expect((await review()).textContent).toContain('tinta: incluso')
  })

  test('rows that are all included lack a price, which is said below them', async () => {
    await detail()
    await writeRow('limpeza incluso')
    await fillPlain()
    await press(get('button', form.review))
    expect(links()).toEqual([`${words.rows.label}: ${words.rows.errorNoPrice}`])
    expect(document.getElementById('proposal-rows')?.textContent).toContain(words.rows.errorNoPrice)
  })

  test('[PRODUCT 114] lines beyond 40 stay in the field of the next row, with their number, until there is room', async () => {
    await detail()
    await type(next(), ['Materiais:', ...many(42)].join('\n'))
    expect(rowsShown()).toHaveLength(40)
    expect(typedIn(words.rows.next)).toBe(['Materiais:', ...many(2, 41)].join('\n'))
    expect(pageText()).toContain('Cabem 40 itens. Remova 2.')
    await fillPlain()
    await press(get('button', form.review))
    expect(links()).toEqual([`${words.rows.next}: ${words.rows.full(40, 2)}`])
    for (const name of ['item 1', 'item 2'])
      await press(all('button').find((button) => button.getAttribute('aria-label') === words.rows.removeRow(name)) ?? next())
    expect(pageText()).not.toContain('Cabem 40')
    await press(get('button', words.rows.add))
    expect(rowsShown().slice(-2)).toEqual(['item 41', 'item 42'])
    expect(typedIn(words.rows.next)).toBe('')
  })

  test('[PRODUCT 114] what is pasted into a full list stays behind the line that is being written', async () => {
    await detail()
    await type(next(), many(40).join('\n').concat('\n'))
    await type(next(), 'frete 50')
    const [name = next()] = all('textbox').filter(({ id }) => id.startsWith('proposal-rows-'))
    await paste(name, 'cimento 40\ncal 20')
    expect(typedIn(words.rows.next)).toBe('frete 50\ncimento 40\ncal 20')
    await type(next(), 'frete 50\ncimento 45\ncal 20')
    expect([rowsShown().length, typedIn(words.rows.next)]).toEqual([40, 'frete 50\ncimento 45\ncal 20'])
  })

  test("[PRODUCT 114] of a client's long list what does not fit is in the field, and is offered no more", async () => {
    await detail({ products: Array.from({ length: 42 }, (_, n) => ({ name: `Porcelanato ${n}x${n}`, quantity: '12 m²' })) })
    await press(get('button', words.rows.clientList(42)))
    expect(rowsShown()).toHaveLength(40)
    expect(typedIn(words.rows.next)).toBe('Material:\n12 m² Porcelanato 40x40\n12 m² Porcelanato 41x41')
    expect(buttons().some((text) => text?.startsWith('Usar a lista'))).toBe(false)
  })

  test("the client's list becomes rows of material by one press", async () => {
    await detail({
      products: [
        { name: 'Porcelanato', quantity: '12 m²' },
        { name: 'Rejunte', quantity: '2 kg' },
      ],
    })
    await press(get('button', words.rows.clientList(2)))
    expect(rowsShown()).toEqual(['Porcelanato', 'Rejunte'])
    expect(buttons()).not.toContain(words.rows.clientList(2))
    get('button', words.rows.kindOf('Material', 'Porcelanato'))
  })
})
