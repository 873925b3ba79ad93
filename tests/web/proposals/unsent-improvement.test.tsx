import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { create } from '#domain/command'
import { proposalId } from '#domain/ids'
import { texts } from '#texts'
import { createDraftKeeper } from '../../../web/src/data/drafts/draft-keeper'
import { draftNames } from '../../../web/src/data/drafts/draft-names'
import { ProposalSection } from '../../../web/src/features/proposals/form/proposal-section'
import { toastQueue } from '../../../web/src/ui/feedback/toasts'
import { aProject, aProposal, joao } from '../../domain/builders'
import { eachWithDatabase } from '../data/each-database'
import { inAccount, standInAccount } from '../data/stand-in-account'
import { queuedRow } from '../outbox/rows'
import { all, get, mount, press, type } from '../ui/mount'

const database = eachWithDatabase()
const project = aProject()
const improvement = draftNames.improvement(proposalId(project.id, joao.id))
const { form, sent, withdraw } = texts.proposals

beforeEach(async () => {
  await database().proposals.insert({ ...aProposal(), newest: 0 })
})

const told = () => toastQueue.visibleToasts.map(({ content }) => content.title)
afterEach(() => toastQueue.clear())

const show = () => mount(inAccount(standInAccount(database(), { actor: joao }), <ProposalSection project={project} />))
const soon = (look: () => unknown) => expect.poll(() => act(async () => look()))
const buttons = () => all('button').map(({ textContent }) => textContent)
const letter = () => get('textbox', form.coverLetter) as HTMLTextAreaElement
const kept = async (name: string) => (await createDraftKeeper(database(), name).read())?.value
const isSaid = () => document.body.textContent?.includes(sent.improvementUnsent)

/** Its page is left while an improvement is typed. */
async function keepImprovement() {
  const typed = { ...aProposal(), cover_letter: 'Começo amanhã.', touched: ['cover_letter'] }
  const { amount, duration_days, proposal_type, cover_letter, touched } = typed
  await new Promise<string>((resolve) =>
    createDraftKeeper(database(), improvement).keep({ amount, duration_days, proposal_type, cover_letter, touched }, resolve),
  )
}

test('[PRODUCT 38] a proposal says that an improvement was begun and not sent, and opens it', async () => {
  await show()
  await soon(buttons).toContain(sent.improve)
  expect(isSaid()).toBe(false)
  await act(keepImprovement)
  await soon(isSaid).toBe(true)
  await press(get('button', sent.improve))
  await soon(() => letter().value).toBe('Começo amanhã.')
  await type(letter(), aProposal().cover_letter)
  await press(get('button', form.cancel))
  await soon(buttons).toContain(sent.improve)
  expect(isSaid()).toBe(false)
})

test('[PRODUCT 56] of a proposal that is withdrawn the begun improvement comes back as the draft, and of the next one nothing is begun', async () => {
  await keepImprovement()
  await database().projects.insert({ ...project, newest: 0 })
  await show()
  await soon(isSaid).toBe(true)
  await press(get('button', withdraw.action))
  await soon(buttons).toContain(withdraw.confirm)
  await press(get('button', withdraw.confirm))
  await soon(() => all('textbox').length).toBeGreaterThan(0)
  await soon(() => letter().value).toBe('Começo amanhã.')
  await press(get('button', form.review))
  await press(get('button', form.submit))
  await soon(() => kept(improvement)).toBeUndefined()
})

/** Typed here before another device sent one: the summary has taken the form's place. */
const keepUnsent = () =>
  new Promise<string>((resolve) => createDraftKeeper(database(), unsent).keep({ ...nothing, amount: 4_321, touched: ['amount'] }, resolve))
const nothing = { proposal_type: null, duration_days: null, cover_letter: '' }
const unsent = draftNames.proposal(project.id)

async function withdraws() {
  await soon(buttons).toContain(withdraw.action)
  await press(get('button', withdraw.action))
  await soon(buttons).toContain(withdraw.confirm)
  await press(get('button', withdraw.confirm))
}

test('[PRODUCT 38] what was typed of a proposal and not sent stands when the one that another device sent is withdrawn', async () => {
  await keepUnsent()
  await database().projects.insert({ ...project, newest: 0 })
  await show()
  await withdraws()
  await soon(() => all('textbox').length).toBeGreaterThan(0)
  const { cover_letter, duration_days } = aProposal()
  await soon(() => kept(unsent)).toMatchObject({ amount: 4_321, cover_letter, duration_days })
})

test('[PRODUCT 38] a withdrawal that is refused leaves what was typed and not sent as it was', async () => {
  await keepUnsent()
  await show()
  await soon(buttons).toContain(withdraw.action)
  vi.spyOn(database().outbox, 'bulkInsert').mockRejectedValue(new DOMException('no room', 'QuotaExceededError'))
  await withdraws()
  await soon(told).toEqual([withdraw.failed('').title])
  await soon(() => kept(unsent)).toEqual({ ...nothing, amount: 4_321, touched: ['amount'] })
})

test('[PRODUCT 56] a proposal whose words cannot be kept as the draft is not withdrawn, and its person hears why', async () => {
  await database().projects.insert({ ...project, newest: 0 })
  await show()
  await soon(buttons).toContain(withdraw.action)
  vi.spyOn(database(), 'upsertLocal').mockRejectedValue(new DOMException('no room', 'QuotaExceededError'))
  await press(get('button', withdraw.action))
  await soon(buttons).toContain(withdraw.confirm)
  await press(get('button', withdraw.confirm))
  await soon(told).toEqual([withdraw.failed('').title])
  expect(await database().outbox.find().exec()).toEqual([])
})

test("[PRODUCT 59] 'Retirar proposta' of one that was never sent and cannot be taken back says why, and nothing of it is gone", async () => {
  const making = queuedRow('send_proposal', {}, { record: `proposals/${aProposal().id}`, changes: [create('proposals', aProposal())] })
  await database().outbox.insert(making)
  await show()
  await soon(buttons).toContain(withdraw.action)
  const find = database().outbox.findOne.bind(database().outbox)
  vi.spyOn(database().outbox, 'findOne').mockImplementation((query) => {
    if (query === making.n) throw new DOMException('no room', 'QuotaExceededError')
    return find(query)
  })
  await press(get('button', withdraw.action))
  await soon(told).toEqual([withdraw.failed('').title])
  expect(toastQueue.visibleToasts[0]?.content.description).toBe(texts.storage.notStored.storage_full)
  expect((await database().outbox.find().exec()).map(({ state }) => state)).toEqual(['queued'])
})
