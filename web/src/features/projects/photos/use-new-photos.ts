import { useEffect, useRef, useState } from 'react'
import { MOST_PHOTOS } from '#domain/wire/wire'
import { newId } from '#new-id'
import { errorText, texts } from '#texts'
import { whyUnreadable } from '../../../components/projects/why-unreadable'
import { storedOrTold } from '../../../components/stored-or-told'
import { isDiscarded } from '../../../data/queries/outbox'
import { useAccountStore } from '../../../data/store/account-store-context'
import { discardDraftPhoto, idOfNewProject, keepDraftPhoto, orderUploads, sendDraftPhotos, useDraftPhotos } from '../../../data/uploads/draft-photos'
import { answered } from './answered'
import { followPreparation, type Preparing, preparationEnded, prepare, type RejectedFile, takeMissed } from './photo-preparation'
import { createPhotoShrinker } from './photo-shrinker'

/**
 * The photos of the project that is being written. The rows on this device are the only list of them: `unusedId` becomes the project's id unless photos of an
 * earlier visit have one already. `onChange` notes that the draft has something in it; a form that was left is not called.
 */
export function useNewPhotos(unusedId: string, onChange: () => unknown) {
  const account = useAccountStore()
  const { database } = account
  const rows = useDraftPhotos()
  const [preparing, setPreparing] = useState<Preparing | null>(null)
  const [rejected, setRejected] = useState<readonly RejectedFile[]>([])
  const ids = (rows ?? []).filter((row) => !isDiscarded(row)).map(({ id }) => id)
  const changed = useRef(onChange)
  changed.current = onChange

  useEffect(() => {
    setRejected(takeMissed(database))
    return followPreparation(database, (now, refused) => {
      setPreparing(now)
      if (!refused) return
      setRejected(refused)
      changed.current()
    })
  }, [database])

  // Photos that an earlier visit published and could not move.
  useEffect(() => void sendDraftPhotos({ database }), [database])

  async function keepAll(files: readonly File[], onDone: (done: number) => void): Promise<RejectedFile[]> {
    const refused: RejectedFile[] = []
    const project = await idOfNewProject(account, unusedId)
    const shrinker = createPhotoShrinker()
    for (const [index, file] of files.entries()) {
      onDone(index)
      const kept = project.ok ? await keep(project.id, file) : project
      if (!kept.ok) refused.push(rejectedFor(file.name, kept.code))
    }
    shrinker.end()
    return refused

    async function keep(projectId: string, file: File) {
      const shrunk = file.size === 0 ? null : await shrinker.shrink(file).catch(() => null)
      if (shrunk) return keepDraftPhoto(account, projectId, shrunk)
      const code = await answered(whyUnreadable(file))
      return { ok: false as const, code: code === 'silent' ? 'photo_not_here' : code }
    }
  }

  return {
    /** False until the photos of an earlier visit have been looked for. */
    isReady: rows !== undefined,
    ids,
    /** In their order, with those that were removed a moment ago. */
    tiles: (rows ?? []).map((row) => ({ id: row.id, isRemoved: isDiscarded(row) })),
    preparing,
    rejected,
    forgetRejected: () => setRejected([]),
    add(files: FileList | null) {
      if (!files || files.length === 0 || preparing) return
      setRejected([])
      const room = MOST_PHOTOS - ids.length
      const [taken, tooMany] = [[...files].slice(0, room), [...files].slice(room)]
      prepare(database, taken.length, async (onDone) => [
        ...(await keepAll(taken, onDone)),
        ...tooMany.map(({ name }) => rejectedFor(name, 'too_many_photos')),
      ])
    },
    async remove(id: string) {
      const photo = rows?.find((row) => row.id === id)
      if (!photo) return
      if (await storedOrTold(texts.storage.photoNotRemoved, () => discardDraftPhoto(account, photo))) onChange()
    },
    async order(next: readonly string[]) {
      if (await storedOrTold(texts.storage.photosNotOrdered, () => orderUploads(account.database, next))) onChange()
    },
    /** Resolves once everything that was chosen, in this visit or an earlier one, is kept or rejected. What was rejected of a form that was left is then no news of the next project. */
    async settled() {
      await preparationEnded(database)
      takeMissed(database)
    },
  }
}

const rejectedFor = (name: string, code: string): RejectedFile => ({ id: newId(), name, reason: errorText(code) })

export type NewPhotos = ReturnType<typeof useNewPhotos>
