import Copy from 'lucide-react/icons/copy'
import MessageCircle from 'lucide-react/icons/message-circle'
import Share2 from 'lucide-react/icons/share-2'
import { serverUrl } from '#desktop'
import { texts } from '#texts'
import { Button, type ButtonLook } from '../../ui/forms/buttons/button'
import { Menu } from '../../ui/overlays/menu'
import { copyText } from '../copy-text'

const words = texts.share

type Props = Pick<ButtonLook, 'isCompact' | 'variant'> & {
  text: string
  path?: string
}

/** The device's share sheet; without one, WhatsApp or a copy. */
export function ShareButton({ text, path, ...look }: Props) {
  const url = path === undefined ? undefined : new URL(path, serverUrl || window.location.origin).href
  const whole = url === undefined ? text : `${text}: ${url}`
  const icon = <Share2 size={20} />
  if ('share' in navigator)
    return (
      <Button {...look} icon={icon} onPress={() => void share(url === undefined ? { text } : { text, url })}>
        {words.action}
      </Button>
    )
  return (
    <Menu
      label={words.action}
      trigger={
        <Button {...look} icon={icon}>
          {words.action}
        </Button>
      }
      entries={[
        {
          id: 'whatsapp',
          text: words.whatsApp,
          icon: <MessageCircle size={18} />,
          onAction: () => window.open(`https://wa.me/?text=${encodeURIComponent(whole)}`, '_blank', 'noopener'),
        },
        { id: 'copy', text: words.copy, icon: <Copy size={18} />, onAction: () => void copyText(whole) },
      ]}
    />
  )
}

/** Closing the share sheet rejects, which is no failure. */
const share = (what: ShareData) => navigator.share(what).catch((error: unknown) => console.info('Nothing was shared.', error))
