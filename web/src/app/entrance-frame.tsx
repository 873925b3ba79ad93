import type { ReactNode } from 'react'
import { texts } from '#texts'
import { links } from '../links'
import { AppFrame } from '../ui/app-frame'
import { Header } from '../ui/header'
import { LinkButton } from '../ui/link-button'
import { UpdateOffer } from './update-offer'

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
