import { act } from 'react'
import type { Project } from '#domain/documents'
import { texts } from '#texts'
import { ProposalSection } from '../../../web/src/features/proposals/form/proposal-section'
import { aProject, aQuote, joao } from '../../domain/builders'
import { eachWithAccount } from '../data/each-account'
import { all, get, press, soon, type } from '../ui/mount'

/** A provider's form, with the quote that is written in it. */

const { showAs, ...held } = eachWithAccount()
export const { database, hold, queued, storedDraft } = held
export const { form, sent, withdraw } = texts.proposals
export const words = texts.quoteForm
export const next = () => get('textbox', words.rows.next)

export async function show(project: Partial<Project> = {}) {
  await hold('projects', aProject(project))
  await showAs(joao, <ProposalSection project={aProject(project)} />)
  await soon(() => all('textbox').length + all('button').length).toBeGreaterThan(1)
}

export async function detail(project: Partial<Project> = {}) {
  await show(project)
  await press(get('button', words.open))
  await soon(() => all('textbox').some(({ id }) => id === 'proposal-next_row')).toBe(true)
}

/** With the line end that Enter makes. */
export const writeRow = (line: string) => type(next(), `${line}\n`)

export async function fillPlain() {
  await type(get('textbox', form.days), '9')
  await type(get('textbox', form.coverLetter), 'Começo segunda.')
}

export async function review() {
  await press(get('button', form.review))
  return get('dialog', form.reviewTitle)
}

export const paste = (element: HTMLElement, text: string) =>
  act(async () => {
    const event = new Event('paste', { bubbles: true, cancelable: true })
    Object.assign(event, { clipboardData: { getData: () => text } })
    element.dispatchEvent(event)
  })

export const rowsShown = () =>
  all('textbox')
    .filter(({ id }) => id.startsWith('proposal-rows-'))
    .map((field) => (field as HTMLInputElement).value)
export const sentRows = aQuote().rows.map(({ text }) => text)
export const many = (count: number, from = 1) => Array.from({ length: count }, (_, n) => `item ${from + n} R$ 10,00`)
export const quotesQueued = async () => (await queued()).map(([verb, { amount, quote }]) => [verb, amount, quote] as const)
