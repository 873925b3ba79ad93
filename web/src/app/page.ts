import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Role } from '#domain/documents'
import type { paths } from '#links'
import type { PageMeta } from './page-meta'

/**
 * Access and frame of a page: `public`, everyone; `entrance`, only the signed out; `directory`, everyone, inside their own area when signed in;
 * `signedIn`, only the signed in.
 */
type Area = 'public' | 'entrance' | 'directory' | 'signedIn'
type Load = () => Promise<{ Component: ComponentType; handle?: PageMeta }>

/**
 * Lists of pages: `header` and `footer`, for everyone; `entrance` and `ownFooter`, after those for the signed out and the signed in; `legal`, the footer's
 * last line; `tasks`, `account` and `help`, the parts of the user menu.
 */
export type Menu = 'header' | 'footer' | 'entrance' | 'ownFooter' | 'legal' | 'sidebar' | 'bottomBar' | 'tasks' | 'account' | 'help'

type Path = (typeof paths)[keyof typeof paths]

export type PageEntry = {
  text: string
  /** Without, it is in the palette alone. */
  menus?: readonly Menu[]
  /** Those of other menus are in places.ts, which the signed out do not load. */
  Icon?: LucideIcon
}

/** How people get to a page: by its entry in menus and palette, which offers it to all who may open it, or by a link on another page or in a mail. */
type Reach = { entry: PageEntry; linkedFrom?: never } | { linkedFrom: Path | 'mail'; entry?: never }

export type Page = Reach & {
  path: Path
  area: Area
  /** Fetches the screen when it is first shown; the table of pages may import none statically. */
  load: Load
  /** For a page whose heading is not its title. */
  title?: string
  /** Roles with access; without, every role. */
  roles?: readonly Role[]
  /** Roles whose menus list the page; without, those of `roles`. */
  menuOf?: readonly Role[]
  /** Where people work there is no footer. Product 23. */
  isWorkArea?: true
  /** Routes nested in this page, whose links lead there. */
  children?: readonly { path: Path; load: Load }[]
}
