import SearchIcon from 'lucide-react/icons/search'
import { texts } from '#texts'
import { IconButton } from '../../ui/forms/buttons/icon-button'
import * as css from './palette-button.css'
import { openPalette } from './palette-door'

/** `isReady`: this device's database is open. */
export const PaletteButton = ({ isReady }: { isReady: boolean }) => (
  <span className={css.button} title={texts.paletteTooltip}>
    <IconButton label={texts.paletteButton} icon={<SearchIcon size={22} />} isDisabled={!isReady} onPress={openPalette} />
  </span>
)
