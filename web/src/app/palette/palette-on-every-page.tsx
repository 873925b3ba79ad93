import { useEffect } from 'react'
import { useLateDialog } from '../../components/use-late-dialog'
import { useSignOut } from '../../features/account/sign-out/use-sign-out'
import { closePalette, useIsPaletteOpen } from './palette-door'

const load = async () => (await import('./palette')).Palette

/** Stands beside the pages: in a header, which is another one on the next page, a change of page would close it and lose what was typed. */
export function PaletteOnEveryPage() {
  const isOpen = useIsPaletteOpen()
  const Palette = useLateDialog(load, isOpen, closePalette)
  const signOut = useSignOut()
  useEffect(() => closePalette, [])
  return (
    <>
      {isOpen && Palette ? <Palette onClose={closePalette} onSignOut={signOut.ask} /> : null}
      {signOut.dialog}
    </>
  )
}
