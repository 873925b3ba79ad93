import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { texts } from '#texts'
import { DiscardedLine } from '../../../web/src/components/discarded-line'
import { createDraftKeeper } from '../../../web/src/data/kept-drafts/draft-keeper'
import { draftNames } from '../../../web/src/data/kept-drafts/draft-names'
import { isDiscarded, type OutboxRow, useOutboxItems } from '../../../web/src/data/queries/outbox'
import { RefusedItem } from '../../../web/src/features/outbox/refused-item'
import { aProject, joao } from '../../domain/builders'
import { eachWithAccount } from '../data/each-account'
import { noRoom } from '../data/full-storage'
import { all, buttons, get, pageText, press, pressOnceThere, soon, told, type, typedIn, unmountAll, wordsOf } from '../ui/mount'
import { refusedRow } from './rows'

const letter = 'Refaço tudo, com garantia.'
const args = { project_id: 'project00000001', edition: '', amount: 7_500, duration_days: 6, cover_letter: letter, proposal_type: 'service' }
/** Another one for each test: what one discarded can be undone by its id for a while. */
let row: OutboxRow

const { database, hold, showAs } = eachWithAccount()

beforeEach(async () => {
  row = refusedRow('send_proposal', args, 'project_closed', { about: { project_title: 'Contrapiso', person_name: '' } })
  await database().outbox.insert(row)
  await show()
})

/** As Pendências shows it. */
function Items() {
  return useOutboxItems()?.map((one) =>
    isDiscarded(one) ? (
      <DiscardedLine key={one.id} id={one.id} text="Descartada" />
    ) : (
      <RefusedItem key={one.id} row={one} name="Proposta" level={2} />
    ),
  )
}

async function show() {
  await showAs(joao, <Items />)
  await soon(buttons).toContain(texts.outbox.editAndSend)
}
const open = async () => {
  await press(get('button', texts.outbox.editAndSend))
  await soon(() => all('dialog').length).toBe(1)
}
const field = () => get('textbox', 'Apresentação') as HTMLTextAreaElement
const typed = 'Refaço tudo em dois dias.'
const isClosed = () => soon(() => all('dialog').length).toBe(0)
const lines = () => all('status').filter(({ textContent }) => textContent?.startsWith(texts.outbox.editDiscarded)).length
test('[PRODUCT 71] an offer far from the budget is pointed out before it is sent again', async () => {
  await hold('projects', aProject({ id: 'project00000001', budget: 8_000 }))
  await open()
  expect(get('dialog', '').textContent).not.toContain(texts.proposals.form.oddTitle)
  await type(get('textbox', texts.proposals.form.amount), '7,50')
  await soon(() => get('dialog', '').textContent).toContain(texts.proposals.form.oddTitle)
})

/** The dialog's draft on this device. */
const kept = async () => (await createDraftKeeper(database(), draftNames.refused(row.id)).read())?.value

for (const way of [texts.actions.cancel, texts.actions.close])
  test(`[PRODUCT 59] '${way}' closes the dialog of a refused item, and 'Desfazer' opens it with what was typed`, async () => {
    await open()
    await type(field(), typed)
    await press(get('button', way))
    await isClosed()
    expect(lines()).toBe(1)
    await press(get('button', texts.actions.undo))
    await soon(() => all('dialog').length).toBe(1)
    await soon(() => field().value).toBe(typed)
  })

/** Typed content stands when Pendências is left with the dialog open, as by the phone's own 'back'. */
async function leaveWhileTyping(words: string) {
  await open()
  await type(field(), words)
  await soon(kept).toMatchObject({ cover_letter: words })
  await unmountAll()
  await show()
}

test('[PRODUCT 38] what is typed there survives a restart, and goes with its item, both ways', async () => {
  await leaveWhileTyping(typed)
  await open()
  await soon(() => field().value).toBe(typed)
  await unmountAll()

  await show()
  await press(get('button', 'Descartar'))
  await soon(kept).toBeUndefined()
})

test('[PRODUCT 27] a figure that cannot be read comes back as it was typed, with its error, and is no longer kept once it is read', async () => {
  const { amount } = texts.proposals.form
  await hold('projects', aProject({ id: 'project00000001' }))
  await open()
  await type(get('textbox', amount), 'sete mil')
  await soon(kept).toMatchObject({ amount: 0 })
  await unmountAll()
  await show()
  await open()
  await soon(() => typedIn(amount)).toBe('sete mil')
  expect(pageText()).toContain(texts.errors.fields.amount_unreadable)
  await type(get('textbox', amount), '7.000')
  await type(field(), typed)
  await press(get('button', texts.outbox.sendAgain))
  await isClosed()
  expect((await database().outbox.find().exec()).map((sent) => sent.args)).toEqual([{ ...args, amount: 7_000, cover_letter: typed }])
})

const isSaid = () => pageText().includes(texts.outbox.editUnsent)
/** A refusal after which the same may well be taken. */
const refuseForNow = () => database().outbox.find().incrementalPatch({ code: 'internal' })

test('[PRODUCT 38] an item says that it has changes which were not sent, until they are', async () => {
  expect(isSaid()).toBe(false)
  await leaveWhileTyping(typed)
  await soon(isSaid).toBe(true)
  await open()
  await type(field(), letter)
  await press(get('button', texts.actions.cancel))
  await soon(isSaid).toBe(false)
})

test("[PRODUCT 38] 'Enviar de novo' opens what was changed and not sent: it is neither sent as it was nor forgotten", async () => {
  await refuseForNow()
  await leaveWhileTyping(typed)
  await pressOnceThere(texts.outbox.sendAgain)
  await soon(() => all('dialog').length).toBe(1)
  expect(field().value).toBe(typed)
  await act(async () => undefined)
  expect(await kept()).toMatchObject({ cover_letter: typed })
  expect(await database().outbox.find().exec()).toMatchObject([{ id: row.id, state: 'refused' }])
})

const stateOf = async () => (await database().outbox.find().exec()).map((found) => (isDiscarded(found.toMutableJSON()) ? 'discarded' : found.code))

/** A device whose disk is full for the outbox, until the answered function is called. */
function fullOutbox(): () => void {
  const find = database().outbox.findOne.bind(database().outbox)
  const spy = vi.spyOn(database().outbox, 'findOne').mockImplementation((query) => {
    if (query === row.n) throw noRoom()
    return find(query)
  })
  return () => spy.mockRestore()
}

test("[PRODUCT 59] 'Desfazer' that cannot be stored says why, and can be pressed again until it is", async () => {
  await press(get('button', 'Descartar'))
  await soon(stateOf).toEqual(['discarded'])
  const giveBack = fullOutbox()
  await press(get('button', texts.actions.undo))
  await soon(told).toEqual([[texts.storage.notUndone, texts.storage.notStored.storage_full]])
  giveBack()
  await press(get('button', texts.actions.undo))
  await soon(stateOf).toEqual(['project_closed'])
})

test('[PRODUCT 38] changes that cannot be stored are told in their dialog', async () => {
  await open()
  vi.spyOn(database(), 'upsertLocal').mockRejectedValue(noRoom())
  await type(field(), typed)
  await soon(() => wordsOf('alert')).toEqual([texts.storage.draftNotKept.storage_full])
})
