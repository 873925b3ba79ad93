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
  /** Without menus, the palette alone lists the page. */
  menus?: readonly Menu[]
  /** Icons of other menus are in places.ts, which the signed out do not load. */
  Icon?: LucideIcon
}

/** An entry in menus and palette, or a link on another page or in a mail. */
type Reach = { entry: PageEntry; linkedFrom?: never } | { linkedFrom: Path | 'mail'; entry?: never }

export type Page = Reach & {
  path: Path
  area: Area
  /** Loads the screen when first shown; the table of pages imports none statically. */
  load: Load
  /** For a page whose heading is not its title. */
  title?: string
  /** Roles with access; without, every role. */
  roles?: readonly Role[]
  /** Roles whose menus list the page; without, those of `roles`. */
  menuOf?: readonly Role[]
  /** A work area has no footer. Product 23. */
  isWorkArea?: true
  /** Nested routes, whose links lead to this page. */
  children?: readonly { path: Path; load: Load }[]
}
