import { useEffect, useState } from 'react'
import type { PictureSize } from '../../sync'
import { takeBackAddress } from '../pictures/take-back-address'
import { useAccountStore, useSession } from '../store/account-store-context'
import { loadPhoto } from './load-photo'
import type { Photo } from './photo-bytes'

/** The small photo until the large one has come; `src` '' before either, `isAbsent` where neither will come. */
export type ViewedPhoto = { src: string; isAbsent: boolean }

const notYet: ViewedPhoto = { src: '', isAbsent: false }

export function useLargePhotos(photos: readonly Photo[], first: number): readonly ViewedPhoto[] {
  const account = useAccountStore()
  const token = useSession().session?.token ?? ''
  const [viewed, setViewed] = useState<Readonly<Record<string, ViewedPhoto>>>({})

  useEffect(() => {
    const aborter = new AbortController()
    const { signal } = aborter
    const addresses: string[] = []
    const show = (id: string, change: ViewedPhoto) => setViewed((before) => ({ ...before, [id]: change }))

    async function load(photo: Photo, size: PictureSize): Promise<void> {
      const bytes = await loadPhoto({ account, token, photo, size, signal })
      if (signal.aborted) return
      if (bytes.ok) {
        const src = URL.createObjectURL(bytes.value)
        addresses.push(src)
        show(photo.id, { src, isAbsent: false })
      } else if (size === 'picture') {
        setViewed((before) => (before[photo.id]?.src ? before : { ...before, [photo.id]: { src: '', isAbsent: true } }))
      }
    }
    const ordered = photos
      .map((photo, index) => ({ photo, index }))
      .toSorted((one, other) => Math.abs(one.index - first) - Math.abs(other.index - first))
    void (async () => {
      for (const size of ['small', 'picture'] as const) for (const { photo } of ordered) if (!signal.aborted) await load(photo, size)
    })()
    return () => {
      aborter.abort()
      for (const address of addresses) takeBackAddress(address)
    }
  }, [account, token, photos, first])

  return photos.map(({ id }) => viewed[id] ?? notYet)
}
