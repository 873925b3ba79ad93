import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { links } from '#links'
import { texts } from '#texts'
import { PersonAvatar } from './person-avatar'
import * as css from './provider-link.css'

type Provider = { id: string; name: string; avatar: string; shape: 'round' | 'square' }

/** A provider's name, which opens their profile: it is what a client chooses by. */
export const ProviderName = ({ id, children }: { id: string; children: ReactNode }) => (
  <Link href={links.provider(id)} className={css.link}>
    {children}
  </Link>
)

/** The same of their face; the keyboard has the name beside it. */
export const ProviderFace = ({ id, name, avatar, shape }: Provider) => (
  <Link href={links.provider(id)} className={css.face} aria-label={texts.directory.page.profileOf(name)} {...outOfTabOrder}>
    <PersonAvatar personId={id} file={avatar} name={name} shape={shape} />
  </Link>
)

/** The hook of a link takes it; the types of the component leave it out. */
const outOfTabOrder = { excludeFromTabOrder: true }
