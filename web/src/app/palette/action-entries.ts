import Keyboard from 'lucide-react/icons/keyboard'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { texts } from '#texts'
import { chooseTheme, chosenTheme, themes } from '../../styles/chosen-theme'
import type { Entry } from './entry'
import { openShortcuts } from './palette-door'

const themeIcons = { light: Sun, dark: Moon, device: Monitor }

export const actionEntries = (): Entry[] => [
  ...themes
    .filter((theme) => theme !== chosenTheme())
    .map(
      (theme): Entry => ({ group: 'actions', id: theme, text: texts.palette.themes[theme], Icon: themeIcons[theme], act: () => chooseTheme(theme) }),
    ),
  { group: 'actions', id: 'shortcuts', text: texts.shortcuts.title, Icon: Keyboard, act: openShortcuts },
]
