import type { ReactNode } from 'react'
import { I18nProvider, RouterProvider } from 'react-aria-components'

type Props = {
  /** The router's own navigation, so that every `href` of the kit moves without a reload. */
  navigate: (path: string) => void
  children: ReactNode
}

/** Speaks Portuguese to assistive technology and hands links to the router. Wraps the whole app, once. */
export function UiProvider({ navigate, children }: Props) {
  return (
    <I18nProvider locale="pt-BR">
      <RouterProvider navigate={navigate}>{children}</RouterProvider>
    </I18nProvider>
  )
}
