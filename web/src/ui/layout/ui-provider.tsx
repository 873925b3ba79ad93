import { type ReactNode, useEffect } from 'react'
import { I18nProvider, RouterProvider } from 'react-aria-components'

type Props = {
  /** The router's navigation, so that every `href` of the kit works without a reload. */
  navigate: (path: string) => void
  children: ReactNode
}

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
 * Chromium sends a disabled button pointerdown but no click. React Aria (3.53) then takes the next press, on the enabled button, for the end
 * of this one, and ignores it.
 */
function keepFromDisabledButton(event: PointerEvent) {
  if (event.target instanceof Element && event.target.closest('button:disabled')) event.stopPropagation()
}
