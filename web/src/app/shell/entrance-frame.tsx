import type { ReactNode } from 'react'
import { links } from '#links'
import { texts } from '#texts'
import { LinkButton } from '../../ui/forms/link-button'
import { AppFrame } from '../../ui/layout/app-frame'
import { Header } from '../../ui/layout/header'
import { UpdateOffer } from '../pwa/update-offer'

const { homeLabel, label } = texts.shell.header

/** Around the administrators' entrance: nothing but the way back. */
export function EntranceFrame({ children }: { children: ReactNode }) {
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
