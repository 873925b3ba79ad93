import Share2 from 'lucide-react/icons/share-2'
import { serverUrl } from '#desktop'
import { texts } from '#texts'
import { Button } from '../../ui/forms/button'
import { LinkButton } from '../../ui/forms/link-button'

const words = texts.directory.page

type Props = { text: string; path: string }

/** The device's own way to share; where it has none, WhatsApp. */
export function ShareButton({ text, path }: Props) {
  const url = new URL(path, serverUrl || window.location.origin).href
  const icon = <Share2 size={20} />
  if ('share' in navigator)
    return (
      <Button icon={icon} onPress={() => void share(text, url)}>
        {words.share}
      </Button>
    )
  return (
    <LinkButton icon={icon} href={`https://wa.me/?text=${encodeURIComponent(`${text}: ${url}`)}`} target="_blank">
      {words.share}
    </LinkButton>
  )
}

/** Closing the device's share sheet without choosing is no failure. */
const share = (text: string, url: string) => navigator.share({ text, url }).catch((error: unknown) => console.info('Nothing was shared.', error))
