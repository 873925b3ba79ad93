import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Role } from '#domain/documents'
import type { paths } from '#links'
import type { PageMeta } from './page-meta'

/**
 * Access and frame: `public`, everyone; `entrance`, only the signed out; `directory`, everyone, inside their own area when signed in;
 * `signedIn`, only the signed in.
 */
type Area = 'public' | 'entrance' | 'directory' | 'signedIn'
type Load = () => Promise<{ Component: ComponentType; handle?: PageMeta }>

/**
 * `header` and `footer`, for everyone; `entrance` and `ownFooter`, after those for the signed out and the signed in; `legal`, the footer's
 * last line; `tasks`, `account` and `help`, the user menu.
 */
export type Menu = 'header' | 'footer' | 'entrance' | 'ownFooter' | 'legal' | 'sidebar' | 'bottomBar' | 'tasks' | 'account' | 'help'

type Path = (typeof paths)[keyof typeof paths]

export type PageEntry = {
  text: string
  menus?: readonly Menu[]
  Icon?: LucideIcon
}

/** An entry in menus and palette, or a link on another page or in a mail; `system`: the manifest names it to the system. */
type Reach = { entry: PageEntry; linkedFrom?: never } | { linkedFrom: Path | 'mail' | 'system'; entry?: never }

export type Page = Reach & {
  path: Path
  area: Area
  /** The table of pages imports no screen statically. */
  load: Load
  /** For a page whose heading is not its title. */
  title?: string
  /** Defaults to every role. */
  roles?: readonly Role[]
  /** Defaults to `roles`. */
  menuOf?: readonly Role[]
  /** Product 23. */
  isWorkArea?: true
  children?: readonly { path: Path; load: Load }[]
}
