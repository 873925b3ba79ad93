import { useState } from 'react'
import { errorText, texts } from '#texts'
import { whyUnreadable } from '../../../components/why-unreadable'
import { useAccountStore } from '../../../data/store/account-store-context'
import { keepAvatar } from '../../../data/uploads/keep-avatar'
import { showToast } from '../../../ui/feedback/toasts'
import { type Crop, readPicture, squarePictures } from './square-picture'

const words = texts.settings.avatar

/** Choosing one's picture: a file, its square, and then it waits on this device for a connection. */
export function useAvatarChoice() {
  const account = useAccountStore()
  const [picture, setPicture] = useState<ImageBitmap | null>(null)

  const close = () => {
    picture?.close()
    setPicture(null)
  }

  const choose = async (files: FileList | null) => {
    const file = files?.[0]
    if (!file?.type.startsWith('image/')) {
      showToast({ ...words.failed(words.missing), tone: 'bad' })
      return
    }
    const read = await readPicture(file)
    if (read) setPicture(read)
    else showToast({ ...words.failed(errorText(await whyUnreadable(file))), tone: 'bad' })
  }

  const keep = async (crop: Crop) => {
    if (!picture) return
    const drawn = squarePictures(picture, crop)
    close()
    const squares = await drawn
    if (!squares) {
      showToast({ ...words.failed(errorText('photo_unreadable')), tone: 'bad' })
      return
    }
    const kept = await keepAvatar(account, squares)
    if (!kept.ok) showToast({ ...words.failed(errorText(kept.code)), tone: 'bad' })
    else if (account.sync.status().connection === 'offline') showToast({ title: texts.sync.offlineHint })
  }

  return { picture, choose: (files: FileList | null) => void choose(files), keep: (crop: Crop) => void keep(crop), close }
}
