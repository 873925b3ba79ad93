import { act } from 'react'
import { describe, expect, test } from 'vitest'
import { quoteLines } from '#domain/projects/quote-lines'
import { texts } from '#texts'
import { createDraftKeeper } from '../../../web/src/data/kept-drafts/draft-keeper'
import { draftNames } from '../../../web/src/data/kept-drafts/draft-names'
import { draftsHere } from '../../../web/src/data/kept-drafts/drafts-here'
import { keepPastQuote } from '../../../web/src/data/queries/past-quotes'
import { anAccount, aProject, aProposal, aQuote, idOf, joao } from '../../domain/builders'
import { all, blur, buttons, get, pageText, press, pressOnceThere, soon, type, typedIn, unmountAll } from '../ui/mount'
import {
  database,
  detail,
  fillPlain,
  form,
  hold,
  many,
  next,
  queued,
  quotesQueued,
  review,
  rowsShown,
  sent,
  sentRows,
  show,
  storedDraft,
  withdraw,
  words,
  writeRow,
} from './quote-typing'

describe('writing a quote', () => {
  test('[PRODUCT 107] a proposal without details is written as before, and its details are one press away', async () => {
    await show()
    expect(all('textbox').length).toBe(3)
    await type(get('textbox', form.amount), '4.350')
    await fillPlain()
    await review()
    await press(get('button', form.submit))
    await soon(quotesQueued).toEqual([['send_proposal', 4_350, null]])
  })

  test('[PRODUCT 109] the last stage has what the others leave, and an entry above 30 % is pointed out in form and review', async () => {
    await detail()
    await writeRow('pintura 1.000')
    await press(get('button', words.stages.split))
    const amounts = () =>
      all('textbox')
        .filter((field) => field.getAttribute('inputmode') === 'decimal')
        .map((field) => (field as HTMLInputElement).value)
    expect(amounts().slice(-2)).toEqual(['300,00', '700,00'])
    expect(pageText()).toContain('Entrada 30% · Ao terminar 70%')
    const entry =
      all('textbox')
        .filter((field) => field.getAttribute('inputmode') === 'decimal')
        .at(-2) ?? next()
    await type(entry, '500')
    expect(amounts().at(-1)).toBe('500,00')
    expect(pageText()).toContain(words.stages.highEntry(50))
    await fillPlain()
    expect((await review()).textContent).toContain('Entrada de 50% antes de começar')
  })

  test('[PRODUCT 107] a phone or a Pix key is pointed out before it goes', async () => {
    await detail()
    await writeRow('pintura 300')
    await type(get('textbox', words.more.conditions), 'Pix 529.982.247-25')
    await fillPlain()
    expect((await review()).textContent).toContain('Não deixe contato ou chave Pix no orçamento')
  })

  test('[PRODUCT 107] a number is named only where its provider ticks it', async () => {
    await hold('users', anAccount({ id: joao.id, document_type: 'CPF', document_number: '52998224725' }))
    await detail()
    await writeRow('pintura 300')
    await fillPlain()
    expect(pageText()).toContain(words.more.document('CPF', '529.982.247-25'))
    await act(async () => document.querySelector<HTMLElement>('input[type=checkbox]')?.click())
    await review()
    await press(get('button', form.submit))
    await soon(async () => (await quotesQueued())[0]?.[2]).toMatchObject({ provider_document: '52998224725' })
  })
})

describe('a quote that was begun', () => {
  test('[PRODUCT 38] all that is typed of it comes back', async () => {
    await detail()
    await writeRow('pintura 300')
    await type(next(), 'tinta')
    await type(get('textbox', words.excluded.label), 'Entulho')
    await soon(() => storedDraft(draftNames.proposal(aProject().id))).toMatchObject({
      next_row: 'tinta',
      excluded: 'Entulho',
      rows: [{ text: 'pintura' }],
    })
    await unmountAll()
    await show()
    await soon(rowsShown).toEqual(['pintura'])
    expect(typedIn(words.rows.next)).toBe('tinta')
    expect(typedIn(words.excluded.label)).toBe('Entulho')
  })

  test('[PRODUCT 27] a figure that cannot be read comes back as it was typed, with its error', async () => {
    await detail()
    await writeRow('pintura 300')
    await type(get('textbox', words.rows.total('pintura')), 'uns 300')
    await type(get('textbox', form.days), 'logo')
    await soon(() => storedDraft(draftNames.proposal(aProject().id))).toMatchObject({ duration_days_text: 'logo', rows: [{ total_text: 'uns 300' }] })
    await unmountAll()
    await show()
    await soon(rowsShown).toEqual(['pintura'])
    expect([typedIn(words.rows.total('pintura')), typedIn(form.days)]).toEqual(['uns 300', 'logo'])
    for (const name of [words.rows.total('pintura'), form.days]) expect(get('textbox', name).getAttribute('aria-invalid')).toBe('true')
    expect(pageText()).toContain(words.rows.badTotal)
    await type(get('textbox', words.rows.total('pintura')), '0')
    await blur(get('textbox', words.rows.total('pintura')))
    expect(typedIn(words.rows.total('pintura'))).toBe('Incluso')
  })

  test('a draft of before reads as one without a quote', async () => {
    const before = { amount: 4_000, duration_days: 5, cover_letter: 'Começo já.', proposal_type: null }
    await new Promise<string>((resolve) => void createDraftKeeper(database(), draftNames.proposal(aProject().id)).keep(before, resolve))
    await show()
    await soon(() => typedIn(form.amount)).toBe('4.000,00')
    expect(buttons()).toContain(words.open)
  })

  test('details are taken away by one press, and come back by one', async () => {
    await detail()
    await writeRow('pintura 300')
    await press(get('button', words.remove))
    await soon(buttons).toContain(words.open)
    expect(typedIn(form.amount)).toBe('')
    await press(get('button', texts.actions.undo))
    await soon(rowsShown).toEqual(['pintura'])
  })
})

describe('a quote that was sent', () => {
  const proposal = aProposal({ quote: aQuote(), valid_until: '2999-12-07' })

  test("'Melhorar Proposta' begins with it, and only what changed travels", async () => {
    await hold('proposals', proposal)
    await show()
    await pressOnceThere(sent.improve)
    await soon(rowsShown).toEqual(sentRows)
    await type(get('textbox', words.more.conditions), 'Só aos sábados.')
    await review()
    await press(get('button', form.submitImproved))
    await soon(async () => (await queued()).map(([verb, args]) => [verb, Object.keys(args)])).toEqual([
      ['improve_proposal', ['proposal_id', 'project_id', 'edition', 'quote']],
    ])
    expect((await quotesQueued())[0]?.[2]).toEqual({ ...aQuote(), conditions: 'Só aos sábados.' })
  })

  test.each([
    ['the price', aProposal(), 'proposal-amount'],
    ['the days, where rows make the price', proposal, 'proposal-duration_days'],
  ])("'Melhorar Proposta' leads to %s", async (_where, held, id) => {
    await hold('proposals', held)
    await show()
    await pressOnceThere(sent.improve)
    await soon(() => document.activeElement?.id).toBe(id)
  })

  test('[PRODUCT 39] an improvement that only takes away is a draft, and none once it is taken back', async () => {
    await hold('proposals', proposal)
    await show()
    await pressOnceThere(sent.improve)
    await soon(rowsShown).toEqual(sentRows)
    const drafts = async () => [...(await draftsHere(database())).keys()]
    await press(get('button', words.remove))
    await soon(drafts).toEqual([draftNames.improvement(proposal.id)])
    await unmountAll()
    await show()
    await soon(pageText).toContain(sent.improvementUnsent)
    await pressOnceThere(sent.improve)
    await soon(buttons).toContain(words.open)
    await press(get('button', form.cancel))
    await soon(drafts).toEqual([])
  })

  test('[PRODUCT 39] a line that was begun and erased leaves no draft', async () => {
    await hold('proposals', aProposal())
    await show()
    await pressOnceThere(sent.improve)
    await pressOnceThere(words.open)
    await soon(() => all('textbox').some(({ id }) => id === 'proposal-next_row')).toBe(true)
    const drafts = async () => (await draftsHere(database())).size
    await type(next(), 'tinta')
    await soon(drafts).toBe(1)
    await type(next(), '')
    await soon(drafts).toBe(0)
  })

  test('[PRODUCT 56] that of a withdrawn proposal comes back as the draft', async () => {
    await hold('proposals', proposal)
    await show()
    await pressOnceThere(withdraw.action)
    await pressOnceThere(withdraw.confirm)
    await soon(rowsShown).toEqual(sentRows)
    expect(typedIn(words.more.conditions)).toBe(aQuote().conditions)
  })
})

describe('quotes of before', () => {
  test("[PRODUCT 114] 'Usar de novo' offers rows, exclusions and conditions of the last ten on this device, below what is typed", async () => {
    for (let n = 1; n <= 11; n += 1) {
      await keepPastQuote(database(), { id: idOf(`obra${n}`), title: `Obra ${n}` }, aQuote({ conditions: `Condições ${n}` }))
    }
    await detail()
    await writeRow('pintura 300')
    await press(get('button', words.rows.useAgain))
    await soon(() => all('menuitem').map(({ textContent }) => textContent)).toHaveLength(10)
    const offered = all('menuitem').map(({ textContent }) => textContent)
    expect(offered[0]).toBe('Obra 11 · 3 itens · R$\u00a04.350,00')
    expect(offered.some((text) => text?.startsWith('Obra 1 ·'))).toBe(false)
    await press(get('menuitem', 'Obra 11'))
    await soon(rowsShown).toEqual(['pintura', ...sentRows])
    expect(typedIn(words.excluded.label)).toBe('Pintura')
    expect(typedIn(words.more.conditions)).toBe('Condições 11')
    expect(typedIn(form.amount)).toBe('4.650,00')
  })

  test("[PRODUCT 114] rows of 'Usar de novo' that have no room stay in the field of the next row, as they are written", async () => {
    await keepPastQuote(database(), { id: idOf('obra1'), title: 'Obra 1' }, aQuote())
    await detail()
    await type(next(), many(39).join('\n').concat('\n'))
    await press(get('button', words.rows.useAgain))
    await soon(() => all('menuitem')).toHaveLength(1)
    await press(get('menuitem', 'Obra 1'))
    await soon(() => rowsShown().length).toBe(40)
    const rest = aQuote().rows.slice(1)
    expect(quoteLines(typedIn(words.rows.next))).toEqual(rest)
    expect(pageText()).toContain(words.rows.full(40, rest.length))
  })

  test('[PRODUCT 114] a quote is kept as it is sent, one of a project', async () => {
    await detail()
    await writeRow('pintura 300')
    await fillPlain()
    await review()
    await press(get('button', form.submit))
    await soon(async () => (await database().getLocal('past-quotes'))?.toMutableJSON().data).toMatchObject({
      quotes: [{ project_id: aProject().id, project_title: 'Reforma de banheiro', rows: [{ text: 'pintura', total: 300 }] }],
    })
  })
})
