import { useRef, useState } from 'react'
import { MOST_PHOTOS } from '#domain/wire'
import { newId } from '#new-id'
import { errorText, texts } from '#texts'
import { useAccountStore } from '../../../data/store/account-store-context'
import { discardDraftPhoto, keepDraftPhoto, orderUploads, useDraftPhotos } from '../../../data/uploads/draft-photos'
import { createPhotoShrinker } from './photo-shrinker'
import { whyUnreadable } from './why-unreadable'

/** A file that did not become a photo, and why, in words. */
export type RejectedFile = { id: string; name: string; reason: string }

/** How far the files chosen last are. */
export type Preparing = { done: number; of: number }

/**
 * The photos of the project that is being written. The rows on this device are the only list of them: `unusedId` becomes the project's id unless photos of an
 * earlier visit have one already. `onChange` notes that the draft has something in it.
 */
export function useNewPhotos(unusedId: string, onChange: () => void) {
  const account = useAccountStore()
  const rows = useDraftPhotos()
  const [preparing, setPreparing] = useState<Preparing | null>(null)
  const [rejected, setRejected] = useState<readonly RejectedFile[]>([])
  const last = useRef<Promise<void>>(Promise.resolve())
  const first = rows?.find(({ state }) => state === 'draft') ?? rows?.[0]
  const projectId = first?.record.split('/')[1] ?? unusedId
  const ids = (rows ?? []).filter(({ state }) => state === 'draft').map(({ id }) => id)

  async function addAll(files: readonly File[]): Promise<void> {
    const room = MOST_PHOTOS - ids.length
    const [taken, tooMany] = [files.slice(0, room), files.slice(room)]
    const refused: RejectedFile[] = []
    const shrinker = createPhotoShrinker()
    for (const [index, file] of taken.entries()) {
      setPreparing({ done: index, of: taken.length })
      const shrunk = file.size === 0 ? null : await shrinker.shrink(file).catch(() => null)
      const kept = shrunk ? await keepDraftPhoto(account, projectId, shrunk) : { ok: false as const, code: await whyUnreadable(file) }
      if (!kept.ok) refused.push(rejectedFor(file.name, kept.code))
    }
    refused.push(...tooMany.map(({ name }) => rejectedFor(name, 'too_many_photos')))
    shrinker.end()
    setPreparing(null)
    setRejected(refused)
    onChange()
  }

  return {
    projectId,
    /** False until the photos of an earlier visit have been looked for. */
    isReady: rows !== undefined,
    ids,
    /** In their order, with those that were removed a moment ago. */
    tiles: (rows ?? []).map(({ id, state }) => ({ id, isRemoved: state === 'discarded' })),
    preparing,
    rejected,
    forgetRejected: () => setRejected([]),
    add(files: FileList | null) {
      if (!files || files.length === 0 || preparing) return
      setRejected([])
      setPreparing({ done: 0, of: files.length })
      last.current = addAll([...files])
    },
    async remove(id: string) {
      const photo = rows?.find((row) => row.id === id)
      if (!photo) return
      await discardDraftPhoto(account, photo)
      onChange()
    },
    async order(next: readonly string[]) {
      await orderUploads(account.database, next)
      onChange()
    },
    /** Resolves once everything that was chosen is kept or rejected. */
    settled: () => last.current,
  }
}

const unreadable: Readonly<Record<string, string>> = texts.projects.newProject.unreadableFiles

const rejectedFor = (name: string, code: string): RejectedFile => ({ id: newId(), name, reason: unreadable[code] ?? errorText(code) })

export type NewPhotos = ReturnType<typeof useNewPhotos>
