import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { links } from '#links'
import { texts } from '#texts'
import { AdminProjectArea, createAdminArea } from '../features/admin/admin-area'
import { LinkButton } from '../ui/forms/buttons/link-button'
import { AppFrame } from '../ui/layout/app-frame'
import { Header } from '../ui/layout/navigation/header'
import { PaletteButton } from './palette/palette-button'
import { showAdminHere } from './palette/palette-door'
import { PaletteOnEveryPage } from './palette/palette-on-every-page'
import { usePaletteKeys } from './palette/use-palette-keys'
import { UpdateOffer } from './pwa/update-offer'

const { homeLabel, label } = texts.shell.header

export const AdminArea = createAdminArea({ EntranceFrame, status: <UpdateOffer />, tools: <AdminTools /> })

/** In this file: a chunk of its own would be named in every first visit's list of chunks. */
export const AdminProject = () => <AdminProjectArea status={<UpdateOffer />} tools={<AdminTools />} />

function EntranceFrame({ children }: { children: ReactNode }) {
  const back = (
    <LinkButton href={links.home()} variant="quiet" isCompact>
      {texts.admin.backToSite}
    </LinkButton>
  )
  return (
    <AppFrame top={<Header homeHref={links.home()} homeLabel={homeLabel} navLabel={label} items={[]} end={back} />} status={<UpdateOffer />}>
      {children}
    </AppFrame>
  )
}

const load = async () => (await import('./palette/admin-palette')).AdminPalette
const always = (): boolean => true

function AdminTools() {
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
