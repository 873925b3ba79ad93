import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { texts } from '#texts'
import { createDraftKeeper } from '../../../web/src/data/drafts/draft-keeper'
import { draftNames } from '../../../web/src/data/drafts/draft-names'
import { useOutboxItems } from '../../../web/src/data/queries/outbox'
import { RefusedItem } from '../../../web/src/features/outbox/refused-item'
import { aProject, joao } from '../../domain/builders'
import { eachWithDatabase } from '../data/each-database'
import { inAccount, standInAccount } from '../data/stand-in-account'
import { all, get, mount, press, type, unmountAll } from '../ui/mount'
import { refusedRow } from './rows'

const letter = 'Refaço tudo, com garantia.'
const args = { project_id: 'project00000001', amount: 7_500, duration_days: 6, cover_letter: letter, proposal_type: 'service' }
const row = refusedRow('send_proposal', args, 'project_closed', { about: { project_title: 'Contrapiso', person_name: '' } })

const database = eachWithDatabase()

beforeEach(async () => {
  await database().outbox.insert(row)
  await show()
})

/** As Pendências shows it. */
function Items() {
  return useOutboxItems()?.map((one) => (one.code === 'discarded' ? null : <RefusedItem key={one.id} row={one} name="Proposta" level={2} />))
}

async function show() {
  await mount(inAccount(standInAccount(database(), { actor: joao }), <Items />))
  await soon(() => all('button').some(({ textContent }) => textContent === texts.outbox.editAndSend)).toBe(true)
}

const soon = (look: () => unknown) => expect.poll(() => act(async () => look()))
const open = async () => {
  await press(get('button', texts.outbox.editAndSend))
  await soon(() => all('dialog').length).toBe(1)
}
const field = () => get('textbox', 'Apresentação') as HTMLTextAreaElement
const isClosed = () => soon(() => all('dialog').length).toBe(0)
const lines = () => all('status').filter(({ textContent }) => textContent?.startsWith(texts.outbox.editDiscarded)).length
/** What this device keeps of the dialog. */
const kept = async () => (await createDraftKeeper(database(), draftNames.refused(row.id)).read())?.value

for (const way of [texts.actions.cancel, texts.actions.close])
  test(`[PRODUCT 59] '${way}' closes the dialog of a refused item, and 'Desfazer' opens it with what was typed`, async () => {
    await open()
    await type(field(), 'Refaço tudo em dois dias.')
    await press(get('button', way))
    await isClosed()
    expect(lines()).toBe(1)
    await press(get('button', texts.actions.undo))
    await soon(() => all('dialog').length).toBe(1)
    await soon(() => field().value).toBe('Refaço tudo em dois dias.')
  })

test('[PRODUCT 59] the changes come back also after Pendências was left', async () => {
  await open()
  await type(field(), 'Refaço tudo em dois dias.')
  await press(get('button', texts.actions.cancel))
  await unmountAll()
  await show()
  expect(lines()).toBe(1)
  await press(get('button', texts.actions.undo))
  await soon(() => all('dialog').length).toBe(1)
  await soon(() => field().value).toBe('Refaço tudo em dois dias.')
})

test('a dialog in which nothing was changed closes without a word', async () => {
  await open()
  await press(get('button', texts.actions.cancel))
  await isClosed()
  expect(lines()).toBe(0)
  expect(await kept()).toBeUndefined()
})

/** What is typed stands when Pendências is left with the dialog open, as by the phone's own 'back'. */
async function leaveWhileTyping(words: string) {
  await open()
  await type(field(), words)
  await soon(kept).toMatchObject({ cover_letter: words })
  await unmountAll()
  await show()
}

test('[PRODUCT 38] what is typed there survives a restart, and goes with its item, both ways', async () => {
  await leaveWhileTyping('Refaço tudo em dois dias.')
  await open()
  await soon(() => field().value).toBe('Refaço tudo em dois dias.')
  await unmountAll()

  await show()
  await press(get('button', 'Descartar'))
  await soon(kept).toBeUndefined()
})

const isSaid = () => document.body.textContent?.includes(texts.outbox.editUnsent)
/** A refusal after which the same may well be taken. */
const refuseForNow = () => database().outbox.find().incrementalPatch({ code: 'internal' })

test('[PRODUCT 38] an item says that it has changes which were not sent, until they are', async () => {
  expect(isSaid()).toBe(false)
  await leaveWhileTyping('Refaço tudo em dois dias.')
  await soon(isSaid).toBe(true)
  await open()
  await type(field(), letter)
  await press(get('button', texts.actions.cancel))
  await soon(isSaid).toBe(false)
})

test("[PRODUCT 38] 'Enviar de novo' opens what was changed and not sent: it is neither sent as it was nor forgotten", async () => {
  await refuseForNow()
  await leaveWhileTyping('Refaço tudo em dois dias.')
  await soon(() => all('button').some(({ textContent }) => textContent === texts.outbox.sendAgain)).toBe(true)
  await press(get('button', texts.outbox.sendAgain))
  await soon(() => all('dialog').length).toBe(1)
  expect(field().value).toBe('Refaço tudo em dois dias.')
  await act(async () => undefined)
  expect(await kept()).toMatchObject({ cover_letter: 'Refaço tudo em dois dias.' })
  expect(await database().outbox.find().exec()).toMatchObject([{ id: row.id, state: 'refused' }])
})

test("'Enviar de novo' sends an item that nobody has changed as it was", async () => {
  await refuseForNow()
  await database().projects.insert({ ...aProject({ id: args.project_id }), newest: 0 })
  await soon(() => all('button').some(({ textContent }) => textContent === texts.outbox.sendAgain)).toBe(true)
  await press(get('button', texts.outbox.sendAgain))
  await soon(async () => (await database().outbox.find().exec()).map(({ state, args }) => [state, args.cover_letter])).toEqual([['queued', letter]])
  expect(all('dialog')).toEqual([])
})
