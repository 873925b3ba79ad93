import Download from 'lucide-react/icons/download'
import Headset from 'lucide-react/icons/headset'
import Keyboard from 'lucide-react/icons/keyboard'
import LogOut from 'lucide-react/icons/log-out'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Sun from 'lucide-react/icons/sun'
import { texts } from '#texts'
import { openSupport } from '../../components/support-door'
import { useAccountStore } from '../../data/store/account-store-context'
import { useSaveMyData } from '../../features/account/settings/use-save-my-data'
import { chooseTheme, chosenTheme, themes } from '../../styles/chosen-theme'
import { showToast } from '../../ui/feedback/toasts'
import type { Entry } from './entry'
import { openShortcuts } from './palette-door'

const words = texts.palette
const themeIcons = { light: Sun, dark: Moon, device: Monitor }

/** What can be done from anywhere. */
export function useActionEntries(onSignOut: () => void): Entry[] {
  const account = useAccountStore()
  const { save } = useSaveMyData()
  const tryNow = () => {
    account.sync.tryNow()
    if (!navigator.onLine) showToast(texts.outbox.stillOffline)
  }
  const action = (id: string, text: string, Icon: Entry['Icon'], act: () => void): Entry => ({ group: 'actions', id, text, Icon, act })
  return [
    action('try', texts.outbox.tryNow, RotateCw, tryNow),
    action('support', words.support, Headset, () => openSupport()),
    action('export', texts.settings.myData.action, Download, () => void save()),
    ...themes
      .filter((theme) => theme !== chosenTheme())
      .map((theme) => action(`theme-${theme}`, words.themes[theme], themeIcons[theme], () => chooseTheme(theme))),
    action('shortcuts', texts.shortcuts.title, Keyboard, openShortcuts),
    action('leave', texts.shell.userMenu.signOut, LogOut, onSignOut),
  ]
}
