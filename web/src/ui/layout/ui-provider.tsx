import { type ReactNode, useEffect } from 'react'
import { I18nProvider, RouterProvider } from 'react-aria-components'

type Props = {
  /** The router's own navigation, so that every `href` of the kit moves without a reload. */
  navigate: (path: string) => void
  children: ReactNode
}

/** Speaks Portuguese to assistive technology and hands links to the router. Wraps the whole app, once. */
export function UiProvider({ navigate, children }: Props) {
  useEffect(() => {
    document.addEventListener('pointerdown', keepFromDisabledButton, true)
    return () => document.removeEventListener('pointerdown', keepFromDisabledButton, true)
  }, [])
  return (
    <I18nProvider locale="pt-BR">
      <RouterProvider navigate={navigate}>{children}</RouterProvider>
    </I18nProvider>
  )
}

/**
 * Chromium sends pointerdown to a disabled button, but no click. React Aria (3.53) begins a press by the one and ends it by the other, so the next press,
 * on the enabled button, would be taken for the end of this one and do nothing.
 */
function keepFromDisabledButton(event: PointerEvent) {
  if (event.target instanceof Element && event.target.closest('button:disabled')) event.stopPropagation()
}
