import 'fake-indexeddb/auto'
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newId } from '#new-id'
import { texts } from '#texts'
import { createDraftKeeper } from '../../../web/src/data/drafts/draft-keeper'
import { useOutboxItems } from '../../../web/src/data/queries/outbox'
import type { AccountStore } from '../../../web/src/data/store/account-store'
import { AccountStoreContext } from '../../../web/src/data/store/account-store-context'
import { openDatabase } from '../../../web/src/data/store/database'
import { editName } from '../../../web/src/features/outbox/edited-item'
import { RefusedItem } from '../../../web/src/features/outbox/refused-item'
import type { AccountDatabase } from '../../../web/src/sync'
import { all, get, mount, press, type, unmountAll } from '../ui/mount'
import { refusedRow } from './rows'

const letter = 'Refaço tudo, com garantia.'
const args = { project_id: 'project00000001', amount: 7_500, duration_days: 6, cover_letter: letter, proposal_type: 'service' }
const row = refusedRow('send_proposal', args, 'project_closed', { about: { project_title: 'Contrapiso', person_name: '' } })

let database: AccountDatabase

beforeEach(async () => {
  database = await openDatabase(newId())
  await database.outbox.insert(row)
  await show()
})
afterEach(async () => {
  await unmountAll()
  await database.close()
})

/** As Pendências shows it. */
function Items() {
  return useOutboxItems()?.map((one) => (one.code === 'discarded' ? null : <RefusedItem key={one.id} row={one} name="Proposta" level={2} />))
}

async function show() {
  const account = { database, locks: undefined } as Partial<AccountStore> as AccountStore
  await mount(
    <AccountStoreContext value={account}>
      <Items />
    </AccountStoreContext>,
  )
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
const kept = async () => (await createDraftKeeper(database, editName(row.id)).read())?.value

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

test('[PRODUCT 38] what is typed there survives a restart, and goes with its item, both ways', async () => {
  await open()
  await type(field(), 'Refaço tudo em dois dias.')
  await soon(kept).toMatchObject({ cover_letter: 'Refaço tudo em dois dias.' })
  await unmountAll()
  await show()
  await open()
  await soon(() => field().value).toBe('Refaço tudo em dois dias.')
  await unmountAll()

  await show()
  await press(get('button', 'Descartar'))
  await soon(kept).toBeUndefined()
})
