import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { links } from '#links'
import { texts } from '#texts'
import { PersonAvatar } from './person-avatar'
import * as css from './provider-link.css'

type Provider = { id: string; name: string; avatar: string; shape: 'round' | 'square' }

export const ProviderName = ({ id, children }: { id: string; children: ReactNode }) => (
  <Link href={links.provider(id)} className={css.link}>
    {children}
  </Link>
)

/** Not in the tab order: the name beside it is the same link. */
export const ProviderFace = ({ id, name, avatar, shape }: Provider) => (
  <Link href={links.provider(id)} className={css.face} aria-label={texts.directory.page.profileOf(name)} {...outOfTabOrder}>
    <PersonAvatar personId={id} file={avatar} name={name} shape={shape} />
  </Link>
)

/** The hook of a link takes this prop; the component's types leave it out. */
const outOfTabOrder = { excludeFromTabOrder: true }
