import { useEffect } from 'react'
import { PaletteButton } from './palette/palette-button'
import { showAdminHere } from './palette/palette-door'
import { PaletteOnEveryPage } from './palette/palette-on-every-page'
import { usePaletteKeys } from './palette/use-palette-keys'

const load = async () => (await import('./palette/admin-palette')).AdminPalette
const always = (): boolean => true

export function AdminTools() {
  usePaletteKeys(true, always)
  useEffect(() => {
    showAdminHere(true)
    return () => showAdminHere(false)
  }, [])
  return (
    <>
      <PaletteButton isReady />
      <PaletteOnEveryPage load={load} />
    </>
  )
}
