import { act } from 'react'
import { describe, expect, test } from 'vitest'
import type { Project } from '#domain/documents'
import { quoteLines } from '#domain/projects/quote-lines'
import { texts } from '#texts'
import { createDraftKeeper } from '../../../web/src/data/kept-drafts/draft-keeper'
import { draftNames } from '../../../web/src/data/kept-drafts/draft-names'
import { draftsHere } from '../../../web/src/data/kept-drafts/drafts-here'
import { keepPastQuote } from '../../../web/src/data/queries/past-quotes'
import { ProposalSection } from '../../../web/src/features/proposals/form/proposal-section'
import { anAccount, aProject, aProposal, aQuote, idOf, joao } from '../../domain/builders'
import { eachWithAccount } from '../data/each-account'
import { all, blur, buttons, get, key, pageText, press, pressOnceThere, soon, type, typedIn, unmountAll } from '../ui/mount'

const { database, hold, showAs, queued, storedDraft } = eachWithAccount()
const { form, sent, withdraw } = texts.proposals
const words = texts.quoteForm
const next = () => get('textbox', words.rows.next)

async function show(project: Partial<Project> = {}) {
  await hold('projects', aProject(project))
  await showAs(joao, <ProposalSection project={aProject(project)} />)
  await soon(() => all('textbox').length + all('button').length).toBeGreaterThan(1)
}

async function detail(project: Partial<Project> = {}) {
  await show(project)
  await press(get('button', words.open))
  await soon(() => all('textbox').some(({ id }) => id === 'proposal-next_row')).toBe(true)
}

/** With the line end that Enter makes. */
const writeRow = (line: string) => type(next(), `${line}\n`)

async function fillPlain() {
  await type(get('textbox', form.days), '9')
  await type(get('textbox', form.coverLetter), 'Começo segunda.')
}

async function review() {
  await press(get('button', form.review))
  return get('dialog', form.reviewTitle)
}

const paste = (element: HTMLElement, text: string) =>
  act(async () => {
    const event = new Event('paste', { bubbles: true, cancelable: true })
    Object.assign(event, { clipboardData: { getData: () => text } })
    element.dispatchEvent(event)
  })

const rowsShown = () =>
  all('textbox')
    .filter(({ id }) => id.startsWith('proposal-rows-'))
    .map((field) => (field as HTMLInputElement).value)
const sentRows = aQuote().rows.map(({ text }) => text)
const many = (count: number, from = 1) => Array.from({ length: count }, (_, n) => `item ${from + n} R$ 10,00`)
const quotesQueued = async () => (await queued()).map(([verb, { amount, quote }]) => [verb, amount, quote] as const)

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
    expect(pageText()).toContain('Cabem 40 itens. Há 2 a mais.')
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
