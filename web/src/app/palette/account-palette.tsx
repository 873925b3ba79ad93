import { texts } from '#texts'
import { useActor } from '../../data/store/account-store-context'
import { actionEntries } from './action-entries'
import { type Entry, findEntries } from './entry'
import { useOwnEntries } from './own-entries'
import { pageEntries } from './page-entries'
import { Palette } from './palette'
import { searchEntries } from './search-entries'

/** Needs no network. */
export const AccountPalette = ({ onClose }: { onClose: () => void }) => (
  <Palette onClose={onClose} useFound={useFound} placeholder={texts.palette.placeholder} nothing={texts.palette.nothing} />
)

function useFound(typed: string): Entry[] {
  const { role } = useActor()
  const found = findEntries([...pageEntries(role), ...actionEntries(), ...useOwnEntries(typed)], typed)
  return [...found, ...searchEntries(role, typed)]
}
