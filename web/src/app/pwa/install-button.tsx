import Download from 'lucide-react/icons/download'
import { texts } from '#texts'
import { Button } from '../../ui/forms/buttons/button'
import { installApp, useCanInstall } from './install-offer'

type Props = {
  isWide?: boolean
  onPress?: () => void
}

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
