import { useEffect, useRef, useState } from 'react'
import { documentPhotos, type PhotoHolder } from '#domain/document-photos'
import { newId } from '#new-id'
import { errorText } from '#texts'
import { whyUnreadable } from '../../../components/projects/why-unreadable'
import { useAccountStore } from '../../../data/store/account-store-context'
import type { PhotoKeeping } from '../../../data/uploads/keep-photo'
import { answered } from './answered'
import { followPreparation, type Preparing, preparationEnded, prepare, type RejectedFile, takeMissed } from './photo-preparation'
import { createPhotoShrinker } from './photo-shrinker'

type Port = {
  holder?: PhotoHolder
  /** The present ones. */
  count: number
  /** How the files are kept. */
  begin: () => Promise<PhotoKeeping>
  /** Not called after the page was left. */
  onEnd: () => unknown
}

/** From camera or storage, with the reasons of rejections. */
export function useChosenPhotos({ holder = 'projects', count, begin, onEnd }: Port) {
  const { database } = useAccountStore()
  const [preparing, setPreparing] = useState<Preparing | null>(null)
  const [rejected, setRejected] = useState<readonly RejectedFile[]>([])
  const { most, tooMany } = documentPhotos[holder]
  const ended = useRef(onEnd)
  ended.current = onEnd

  useEffect(() => {
    setRejected(takeMissed(database, holder))
    return followPreparation(database, holder, (now, refused) => {
      setPreparing(now)
      if (!refused) return
      setRejected(refused)
      ended.current()
    })
  }, [database, holder])

  async function keepAll(files: readonly File[], onDone: (done: number) => void): Promise<RejectedFile[]> {
    const refused: RejectedFile[] = []
    const keeping = await begin()
    const shrinker = createPhotoShrinker()
    for (const [index, file] of files.entries()) {
      onDone(index)
      const kept = keeping.ok ? await keepOne(file, keeping.keep) : keeping
      if (!kept.ok) refused.push(rejectedFor(file.name, kept.code))
    }
    shrinker.end()
    return refused

    async function keepOne(file: File, keep: Extract<PhotoKeeping, { ok: true }>['keep']) {
      const shrunk = file.size === 0 ? null : await shrinker.shrink(file).catch(() => null)
      if (shrunk) return keep(shrunk)
      const code = await answered(whyUnreadable(file))
      return { ok: false as const, code: code === 'silent' ? 'photo_not_here' : code }
    }
  }

  return {
    count,
    most,
    preparing,
    rejected,
    forgetRejected: () => setRejected([]),
    add(files: FileList | readonly File[] | null) {
      if (!files || files.length === 0 || preparing) return
      setRejected([])
      const room = most - count
      const [taken, left] = [[...files].slice(0, room), [...files].slice(room)]
      prepare(database, holder, taken.length, async (onDone) => [
        ...(await keepAll(taken, onDone)),
        ...left.map(({ name }) => rejectedFor(name, tooMany)),
      ])
    },
    /** Everything chosen, also earlier, is kept or rejected. A left form's rejections are no news of the next project. */
    async settled() {
      await preparationEnded(database)
      takeMissed(database, holder)
    },
  }
}

const rejectedFor = (name: string, code: string): RejectedFile => ({ id: newId(), name, reason: errorText(code) })

export type ChosenPhotos = ReturnType<typeof useChosenPhotos>
