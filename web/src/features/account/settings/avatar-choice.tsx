import Camera from 'lucide-react/icons/camera'
import Clock from 'lucide-react/icons/clock'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import type { Role } from '#domain/documents'
import { texts } from '#texts'
import { useLateDialog } from '../../../components/use-optional-part'
import { useWaitingCode } from '../../../data/drafts/waiting-words'
import { useMyAvatar } from '../../../data/uploads/use-my-avatar'
import { Text } from '../../../ui/content/text'
import { Button } from '../../../ui/forms/button'
import { useAvatarChoice } from './use-avatar-choice'

const loadCrop = async () => (await import('./crop-dialog')).CropDialog
const words = texts.settings.avatar

/** A company has a logo, everyone else a photo. Product 62. */
export function AvatarChoice({ role }: { role: Role }) {
  const { picture, choose, keep, close } = useAvatarChoice()
  const CropDialog = useLateDialog(loadCrop, picture !== null, close)
  const code = useWaitingCode(useMyAvatar().waiting)
  const isCompany = role === 'empresa'
  return (
    <>
      <div>
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
