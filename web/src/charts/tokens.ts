import { useSyncExternalStore } from 'react'
import { vars } from '../styles/theme.css'

/** Theme colours and font as plain values: a canvas knows no CSS variables. */
export type ChartTokens = { ink: string; inkSoft: string; line: string; surface: string; petrol: string; font: string }

const dark = '(prefers-color-scheme: dark)'

function onThemeChange(listener: () => void): () => void {
  const query = matchMedia(dark)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export function useChartTokens(): ChartTokens {
  // A changed snapshot only triggers reading the values again.
  useSyncExternalStore(onThemeChange, () => matchMedia(dark).matches)
  const style = getComputedStyle(document.documentElement)
  const colorOf = (variable: string) => style.getPropertyValue(/--[\w-]+/.exec(variable)?.[0] ?? '').trim()
  return {
    ink: colorOf(vars.ink),
    inkSoft: colorOf(vars.inkSoft),
    line: colorOf(vars.line),
    surface: colorOf(vars.surface),
    petrol: colorOf(vars.petrol),
    font: getComputedStyle(document.body).fontFamily,
  }
}
