import { act } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { discardUploads } from '../../../web/src/data/discard'
import { type DraftState, isText, useDraft } from '../../../web/src/data/drafts/drafts'
import { useDiscardDraft } from '../../../web/src/data/drafts/use-discard-draft'
import { createDraftKeeper } from '../../../web/src/data/kept-drafts/draft-keeper'
import { draftNames } from '../../../web/src/data/kept-drafts/draft-names'
import { draftsHere } from '../../../web/src/data/kept-drafts/drafts-here'
import { useUploadItems } from '../../../web/src/data/queries/uploads'
import { undo } from '../../../web/src/data/undo'
import { useDraftPhotos } from '../../../web/src/data/uploads/draft-photos'
import { addPhoto, isDiscarded, uploadsIn } from '../../../web/src/sync'
import { ana } from '../../domain/builders'
import { picture, pictureOf, picturesOf } from '../../support/data/pictures'
import { get, soon, type, unmountAll } from '../ui/mount'
import { eachWithAccount } from './each-account'
import { fillStorage, noRoom } from './full-storage'
import { standInAccount } from './stand-in-account'

const { database, showAs, storedDraft } = eachWithAccount()

describe('a form that was left', () => {
  const stored = () => storedDraft('message')
  let form: DraftState<string>

  function Form() {
    form = useDraft('message', '', isText)
    return null
  }

  /** The form, opened once more. */
  async function open(): Promise<DraftState<string>> {
    await showAs(ana, <Form />)
    await soon(() => form.ready).toBe(true)
    return form
  }

  /** A form in which something was typed, and that was left. */
  let left: DraftState<string>
  const type = async (text: string) => {
    await act(async () => form.setValue(text))
    await soon(stored).toBe(text)
  }
  beforeEach(async () => {
    left = await open()
    await type('Bom dia.')
    await unmountAll()
  })

  test('[PRODUCT 38] what a form that was left still changes, it changes in what was typed since', async () => {
    await open()
    await type('Bom dia. Pode vir?')
    const onStored = vi.fn()
    await act(async () => left.setValue((newest) => newest.replace('Bom dia.', '').trim(), onStored))
    await soon(() => form.value).toBe('Pode vir?')
    await soon(stored).toBe('Pode vir?')
    await soon(() => onStored.mock.calls.length).toBe(1)
  })

  test('[PRODUCT 38] a form that was left brings nothing back that has been sent since', async () => {
    await open()
    await act(() => form.discard())
    await act(async () => left.setValue((newest) => `${newest}!`))
    expect(form.value).toBe('!')
    await act(() => form.discard())
    await unmountAll()
    const onStored = vi.fn()
    left.setValue((newest) => `${newest}!`, onStored)
    await expect.poll(() => onStored.mock.calls.length).toBe(1)
    expect(await stored()).toBeUndefined()
  })

  test('[PRODUCT 38] a draft that its left form has sent goes, and what was typed since stays', async () => {
    const since = (newest: string) => (newest === 'Bom dia.' ? undefined : newest.replace('Bom dia.', '').trim())
    await open()
    await act(() => left.discard(since))
    expect([form.value, await stored()]).toEqual(['', undefined])
    await type('Bom dia. Pode vir?')
    await act(() => left.discard(since))
    expect(form.value).toBe('Pode vir?')
    await soon(stored).toBe('Pode vir?')
    await unmountAll()
    await left.discard(() => undefined)
    expect(await stored()).toBeUndefined()
  })
})

describe('a draft that cannot be stored', () => {
  const name = draftNames.message('conversation001')

  function Composer() {
    const { value, setValue, trouble } = useDraft(name, '', isText)
    return <textarea aria-label={`Mensagem ${trouble}`} value={value} onChange={({ target }) => setValue(target.value)} />
  }

  beforeEach(async () => {
    vi.spyOn(database(), 'upsertLocal').mockRejectedValue(noRoom())
    await showAs(ana, <Composer />)
    await type(get('textbox', 'Mensagem'), 'Chego às oito.')
    await soon(() => get('textbox', 'Mensagem').getAttribute('aria-label')).toBe('Mensagem storage_full')
  })

  const counted = async () => [...(await draftsHere(database()))].map(([of, { value }]) => [of, value])

  test('[PRODUCT 39] what is typed and this device can keep nowhere is a draft that would be lost, for as long as its form is shown', async () => {
    fillStorage()
    expect(await counted()).toEqual([[name, 'Chego às oito.']])
    await unmountAll()
    expect(await counted()).toEqual([])
  })

  test('[PRODUCT 38] what could not be stored is there again after the system has ended its page in the background', async () => {
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await act(async () => document.dispatchEvent(new Event('visibilitychange')))
    seen.mockRestore()
    expect((await createDraftKeeper(database(), name).read())?.value).toBe('Chego às oito.')
  })
})

describe('a draft that was discarded', () => {
  test('[PRODUCT 59] what was discarded in Pendências is no photo of the new project, and a removed photo of it is nothing of Pendências', async () => {
    const add = (record: string, state: 'draft' | 'waiting') =>
      addPhoto(database(), { record, position: 0, state }, picturesOf(pictureOf(picture.png)))
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
    await showAs(ana, <Both />)
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
    await showAs(ana, <Page />)
    await soon(() => now().draft.ready).toBe(true)
    await act(async () => now().draft.setValue({ title: 'Muro', address: '', products: ['Cimento'] }))
    await act(() => Promise.all([now().discarding.discard(), now().discarding.discard()]))
    expect([now().draft.value, now().discarding.isDiscarded]).toEqual([empty, true])
    await unmountAll()

    await showAs(ana, <Page />)
    await soon(() => now().draft.ready).toBe(true)
    expect(now().discarding.isDiscarded).toBe(true)
    await act(async () => now().draft.setValue((typed) => ({ ...typed, address: 'Rua das Flores' })))
    await act(() => undo(now().discarding.id))
    expect([now().draft.value, now().discarding.isDiscarded]).toEqual([{ title: 'Muro', address: 'Rua das Flores', products: ['Cimento'] }, false])
    await act(() => now().discarding.discard())
    await act(async () => now().draft.setValue((typed) => ({ ...typed, address: 'Rua das Palmeiras' })))
    await soon(() => storedDraft('new-project')).toMatchObject({ address: 'Rua das Palmeiras' })
    const { id } = now().discarding
    await unmountAll()

    await undo(id)
    await showAs(ana, <Page />)
    await soon(() => now().draft.ready).toBe(true)
    expect(now().draft.value).toEqual({ title: 'Muro', address: 'Rua das Palmeiras', products: ['Cimento'] })
  })
})
