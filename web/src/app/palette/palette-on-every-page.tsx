import { useEffect } from 'react'
import { useLateDialog } from '../../components/use-optional-part'
import type { AccountPalette } from './account-palette'
import { closePalette, closeShortcuts, useAreShortcutsOpen, useIsAdminHere, useIsPaletteOpen } from './palette-door'

const load = async () => (await import('./account-palette')).AccountPalette
const loadShortcuts = async () => (await import('./shortcuts-dialog')).ShortcutsDialog

/** The palette of the account that is open. */
export const AccountPaletteOnEveryPage = () => (useIsAdminHere() ? null : <PaletteOnEveryPage load={load} />)

/** Stands beside the pages: in a header, which is another one on the next page, a change of page would close it and lose what was typed. */
export function PaletteOnEveryPage({ load }: { load: () => Promise<typeof AccountPalette> }) {
  const isOpen = useIsPaletteOpen()
  const Palette = useLateDialog(load, isOpen, closePalette)
  const areShortcutsOpen = useAreShortcutsOpen()
  const Shortcuts = useLateDialog(loadShortcuts, areShortcutsOpen, closeShortcuts)
  useEffect(
    () => () => {
      closePalette()
      closeShortcuts()
    },
    [],
  )
  return (
    <>
      {isOpen && Palette ? <Palette onClose={closePalette} /> : null}
      {areShortcutsOpen && Shortcuts ? <Shortcuts onClose={closeShortcuts} /> : null}
    </>
  )
}
