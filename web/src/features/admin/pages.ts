import type { LucideIcon } from 'lucide-react'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { type ComponentType, lazy } from 'react'
import { paths } from '#links'
import { texts } from '#texts'

type AdminPage = { path: string; text: string; Icon: LucideIcon; Component: ComponentType }

/**
 * The pages behind the administrators' entrance, as their menu lists them; the area begins with the first one. They are apart from the table of all
 * other pages, so that only this area loads them. A new page is its line here, its file, its address in web/links.ts and its words.
 */
export const adminPages: readonly [AdminPage, ...AdminPage[]] = [
  {
    path: paths.adminSettings,
    text: texts.admin.settings,
    Icon: SlidersHorizontal,
    Component: lazy(async () => ({ default: (await import('./site-settings-page')).SiteSettingsPage })),
  },
]
