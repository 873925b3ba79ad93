import Camera from 'lucide-react/icons/camera'
import Clock from 'lucide-react/icons/clock'
import { useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import type { Account, Role } from '#domain/documents'
import { errorText, texts } from '#texts'
import { pageTellsColours } from '../../../components/projects/canvas-colours'
import { whyUnreadable } from '../../../components/projects/why-unreadable'
import { useLateDialog } from '../../../components/use-optional-part'
import { useWaitingCode } from '../../../data/queries/waiting-words'
import { useAccountStore } from '../../../data/store/account-store-context'
import { keepAvatar } from '../../../data/uploads/keep-avatar'
import { useMyAvatar } from '../../../data/uploads/use-my-avatar'
import { Avatar } from '../../../ui/content/avatar'
import { Text } from '../../../ui/content/text/text'
import { showToast } from '../../../ui/feedback/toasts'
import { Button } from '../../../ui/forms/buttons/button'
import { place } from '../../../ui/forms/file-drop.css'
import { useFileDrop } from '../../../ui/forms/use-file-drop'
import * as css from './profile-header.css'
import { type Crop, readPicture, squarePictures } from './square-picture'

export function ProfileHeader({ account }: { account: Account }) {
  const name = account.full_name || texts.labels.nameless
  const { src } = useMyAvatar()
  return (
    <div className={css.head}>
      <span className={css.face}>
        <Avatar name={name} src={src} size="xl" shape={account.role === 'empresa' ? 'square' : 'round'} />
      </span>
      <div className={css.who}>
        <p className={css.name}>{name}</p>
        <p className={css.role}>{texts.labels.roles[account.role]}</p>
      </div>
      <div className={css.choice}>
        <AvatarChoice role={account.role} />
        <Text size="s" tone="soft">
          {texts.settings.avatar.hint}
        </Text>
      </div>
    </div>
  )
}

const loadCrop = async () => (await import('./crop-dialog')).CropDialog
const words = texts.settings.avatar

/** A company's logo, else a photo. Product 62. */
function AvatarChoice({ role }: { role: Role }) {
  const { picture, choose, keep, close } = useAvatarChoice()
  const CropDialog = useLateDialog(loadCrop, picture !== null, close)
  const code = useWaitingCode(useMyAvatar().waiting)
  const isCompany = role === 'empresa'
  const drop = useFileDrop(choose)
  return (
    <>
      <div className={place} {...drop}>
        <FileTrigger acceptedFileTypes={['image/*']} onSelect={choose}>
          <Button isCompact icon={<Camera size={20} />}>
            {isCompany ? words.changeLogo : words.change}
          </Button>
        </FileTrigger>
      </div>
      <div role="status">
        {code ? (
          <Text size="s" tone="warn" icon={<Clock size={16} />}>
            {texts.sync.waitingWords[code]}
          </Text>
        ) : null}
      </div>
      {picture && CropDialog ? (
        <CropDialog
          picture={picture}
          title={isCompany ? words.crop.logoTitle : words.crop.title}
          shape={isCompany ? 'square' : 'round'}
          onClose={close}
          onConfirm={keep}
        />
      ) : null}
    </>
  )
}

/** A file and its square, which waits here for a connection. */
function useAvatarChoice() {
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
    const read = pageTellsColours() ? await readPicture(file) : null
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
