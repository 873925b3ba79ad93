import { useEffect } from 'react'
import { useLateDialog } from '../../components/use-optional-part'
import type { AccountPalette } from './account-palette'
import { closePalette, closeShortcuts, useAreShortcutsOpen, useIsAdminHere, useIsPaletteOpen } from './palette-door'

const load = async () => (await import('./account-palette')).AccountPalette
const loadShortcuts = async () => (await import('./shortcuts-dialog')).ShortcutsDialog

export const AccountPaletteOnEveryPage = () => (useIsAdminHere() ? null : <PaletteOnEveryPage load={load} />)

/** Outside the pages: each has its own header, so a change of page would close the palette. */
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
