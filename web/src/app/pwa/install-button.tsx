import Download from 'lucide-react/icons/download'
import { texts } from '#texts'
import { Button } from '../../ui/forms/buttons/button'
import { installApp, useCanInstall } from './install-offer'

type Props = {
  /** In a menu, below others that matter more. */
  isWide?: boolean
  /** Runs before the browser asks. */
  onPress?: () => void
}

/** Shown only where the app can be installed. */
export function InstallButton({ isWide, onPress }: Props) {
  if (!useCanInstall()) return null
  const install = () => {
    onPress?.()
    installApp()
  }
  return (
    <Button variant={isWide ? 'quiet' : 'secondary'} isWide={isWide} isCompact={!isWide} icon={<Download size={18} />} onPress={install}>
      {texts.shell.installApp}
    </Button>
  )
}
