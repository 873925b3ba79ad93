import { act, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { discardUploads } from '../../../web/src/data/discard'
import { useDraft } from '../../../web/src/data/drafts/drafts'
import { useDiscardDraft } from '../../../web/src/data/drafts/use-discard-draft'
import { useUploadItems } from '../../../web/src/data/queries/uploads'
import { undo } from '../../../web/src/data/undo'
import { useDraftPhotos } from '../../../web/src/data/uploads/draft-photos'
import { addPhoto, isDiscarded, uploadsIn } from '../../../web/src/sync'
import { picture, pictureOf, picturesOf } from '../../support/pictures'
import { eachWithDatabase } from '../data/each-database'
import { inAccount, standInAccount } from '../data/stand-in-account'
import { mount, unmountAll } from '../ui/mount'

const database = eachWithDatabase()

const show = (content: ReactNode) => mount(inAccount(standInAccount(database()), content))
const soon = (condition: () => unknown) => expect.poll(() => act(async () => condition()))

test('[PRODUCT 59] what was discarded in Pendências is no photo of the new project, and a removed photo of it is nothing of Pendências', async () => {
  const add = (record: string, state: 'draft' | 'waiting') => addPhoto(database(), { record, position: 0, state }, picturesOf(pictureOf(picture.png)))
  await add('projects/published', 'waiting')
  await add('projects/new', 'draft')
  let shown = { photos: [] as string[], items: [] as string[] }
  function Both() {
    const [photos, items] = [useDraftPhotos(), useUploadItems()]
    shown = {
      photos: (photos ?? []).map((row) => `${row.record} ${isDiscarded(row) ? 'discarded' : row.state}`),
      items: (items ?? []).map(({ record, state }) => `${record} ${state}`),
    }
    return null
  }
  await show(<Both />)
  await soon(() => shown).toEqual({ photos: ['projects/new draft'], items: ['projects/published waiting'] })
  for (const row of await uploadsIn(database(), ['draft', 'waiting'])) await act(() => discardUploads(standInAccount(database()), [row]))
  await soon(() => shown).toEqual({ photos: ['projects/new discarded'], items: ['projects/published discarded'] })
})

const empty = { title: '', address: '', products: [] as string[] }
const isDraft = (kept: unknown): kept is typeof empty => typeof kept === 'object'

test('[PRODUCT 59] a draft that was thrown away comes back after its page was left, with what was typed since', async () => {
  type Form = { draft: ReturnType<typeof useDraft<typeof empty>>; discarding: ReturnType<typeof useDiscardDraft> }
  let form: Form | undefined
  const now = (): Form => {
    if (!form) throw new Error('The form is not shown.')
    return form
  }
  function Page() {
    const draft = useDraft('new-project', empty, isDraft)
    form = { draft, discarding: useDiscardDraft(draft, { name: 'new-project', empty }) }
    return null
  }
  await show(<Page />)
  await soon(() => now().draft.ready).toBe(true)
  await act(async () => now().draft.setValue({ title: 'Muro', address: '', products: ['Cimento'] }))
  await act(() => Promise.all([now().discarding.discard(), now().discarding.discard()]))
  expect([now().draft.value, now().discarding.isDiscarded]).toEqual([empty, true])
  await unmountAll()

  await show(<Page />)
  await soon(() => now().draft.ready).toBe(true)
  expect(now().discarding.isDiscarded).toBe(true)
  await act(async () => now().draft.setValue((typed) => ({ ...typed, address: 'Rua das Flores' })))
  await act(() => undo(now().discarding.id))
  expect([now().draft.value, now().discarding.isDiscarded]).toEqual([{ title: 'Muro', address: 'Rua das Flores', products: ['Cimento'] }, false])
  await act(() => now().discarding.discard())
  await act(async () => now().draft.setValue((typed) => ({ ...typed, address: 'Rua das Palmeiras' })))
  await soon(async () => (await database().getLocal('draft:new-project'))?.get('value')).toMatchObject({ address: 'Rua das Palmeiras' })
  const { id } = now().discarding
  await unmountAll()

  await undo(id)
  await show(<Page />)
  await soon(() => now().draft.ready).toBe(true)
  expect(now().draft.value).toEqual({ title: 'Muro', address: 'Rua das Palmeiras', products: ['Cimento'] })
})

test('what was typed while a draft was given is stored by the time that its form is done, and what is brought back by the time that it is back', async () => {
  type Form = { draft: ReturnType<typeof useDraft<typeof empty>>; discarding: ReturnType<typeof useDiscardDraft> }
  let form: Form | undefined
  const now = (): Form => {
    if (!form) throw new Error('The form is not shown.')
    return form
  }
  function Page() {
    const draft = useDraft('new-project', empty, isDraft)
    form = { draft, discarding: useDiscardDraft(draft, { name: 'new-project', empty }) }
    return null
  }
  await show(<Page />)
  await soon(() => now().draft.ready).toBe(true)
  const stored = async () => (await database().getLocal('draft:new-project'))?.get('value')
  await act(async () => now().draft.setValue({ title: 'Muro', address: 'Rua das Flores', products: [] }))
  const rest = { title: '', address: 'Rua das Palmeiras', products: [] }
  await act(async () => {
    await now().draft.discard(() => rest)
    expect(await stored()).toEqual(rest)
  })
  await act(() => now().discarding.discard())
  await act(async () => {
    await undo(now().discarding.id)
    expect(await stored()).toEqual(rest)
  })
})

test('a form is done although what was typed meanwhile cannot be stored yet', async () => {
  let draft: ReturnType<typeof useDraft<typeof empty>> | undefined
  function Page() {
    draft = useDraft('new-project', empty, isDraft)
    return null
  }
  await show(<Page />)
  await soon(() => draft?.ready).toBe(true)
  vi.spyOn(database(), 'upsertLocal').mockRejectedValue(new DOMException('no room', 'QuotaExceededError'))
  await act(async () => draft?.discard((newest) => ({ ...newest, title: 'Muro' })))
  expect([draft?.trouble, draft?.value.title]).toEqual(['storage_full', 'Muro'])
  vi.restoreAllMocks()
})
