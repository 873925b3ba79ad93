import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { errorText, texts } from '#texts'
import { ProposalSection } from '../../../web/src/features/proposals/form/proposal-section'
import { aProject, aProposal, joao } from '../../domain/builders'
import { eachWithDatabase } from '../data/each-database'
import { inAccount, standInAccount } from '../data/stand-in-account'
import { all, get, key, mount, press, type } from '../ui/mount'

const database = eachWithDatabase()
const { form, sent } = texts.proposals
const soon = (look: () => unknown) => expect.poll(() => act(async () => look()))
const queued = async () => (await database().outbox.find().exec()).map(({ verb, args }) => [verb, args.amount])

async function review(amount: string) {
  const project = aProject({ budget: 4_500 })
  await database().projects.insert({ ...project, newest: 0 })
  await mount(inAccount(standInAccount(database(), { actor: joao }), <ProposalSection project={project} />))
  await soon(() => all('button').length).toBeGreaterThan(0)
  if (all('textbox').length === 0) await press(get('button', sent.improve))
  await soon(() => all('textbox').length).toBeGreaterThan(0)
  await type(get('textbox', form.amount), amount)
  await type(get('textbox', form.days), '2 semanas')
  await type(get('textbox', form.coverLetter), 'Começo segunda.')
  await press(get('button', form.review))
  return get('dialog', form.reviewTitle)
}

test('[PRODUCT 71] an offer is shown whole before it goes, and goes once', async () => {
  const dialog = await review('3,9 mil')
  expect(dialog.textContent).toContain('R$\u00a03.900,00')
  expect(dialog.textContent).toContain('14 dias')
  expect(dialog.textContent).toContain('Começo segunda.')
  expect(dialog.textContent).not.toContain(form.oddTitle)
  expect(await queued()).toEqual([])
  const send = get('button', form.submit)
  await act(async () => {
    send.click()
    send.click()
  })
  await soon(queued).toEqual([['send_proposal', 3_900]])
  await soon(() => all('dialog').length).toBe(0)
})

test.each([
  ['3,90', form.odd.far_below_budget('R$\u00a04.500,00')],
  ['99.000', form.odd.far_above_budget('R$\u00a04.500,00')],
])('[PRODUCT 71] an offer of %s is pointed out before it goes', async (amount, sentence) => {
  const dialog = await review(amount)
  expect(dialog.textContent).toContain(sentence)
  await key(dialog, 'Escape')
  await soon(() => all('dialog').length).toBe(0)
  expect(await queued()).toEqual([])
})

test('[PRODUCT 71] an improvement is shown before it goes too', async () => {
  await database().proposals.insert({ ...aProposal(), newest: 0 })
  const dialog = await review('45')
  expect(dialog.textContent).toContain(form.oddTitle)
  await press(get('button', form.submitImproved))
  await soon(queued).toEqual([['improve_proposal', 45]])
})

test('an offer that cannot be stored closes its review and says why above the form', async () => {
  await review('3.900')
  vi.spyOn(database().outbox, 'bulkInsert').mockRejectedValue(new DOMException('no room', 'QuotaExceededError'))
  await press(get('button', form.submit))
  await soon(() => all('dialog').length).toBe(0)
  expect(document.body.textContent).toContain(errorText('storage_full'))
  vi.restoreAllMocks()
})
