import SearchIcon from 'lucide-react/icons/search'
import { texts } from '#texts'
import { IconButton } from '../../ui/forms/icon-button'
import { openPalette } from './palette-door'

/** Opens the palette. `isReady`: this device's database is open. */
export const PaletteButton = ({ isReady }: { isReady: boolean }) => (
  <IconButton label={texts.paletteButton} icon={<SearchIcon size={22} />} isDisabled={!isReady} onPress={openPalette} />
)
