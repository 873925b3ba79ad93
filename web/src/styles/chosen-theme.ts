import { deviceStore } from '../browser-store'

const KEY = 'canteiro-theme'
export const themes = ['light', 'dark', 'device'] as const
export type Theme = (typeof themes)[number]

/** The theme chosen on this device, else the device's own. */
export const chosenTheme = (): Theme => themes.find((theme) => theme === deviceStore.get(KEY)) ?? 'device'

export function chooseTheme(theme: Theme): void {
  show(theme)
  deviceStore.set(KEY, theme)
}

/** To be called before anything is drawn. */
export const showChosenTheme = (): void => show(chosenTheme())

function show(theme: Theme): void {
  if (theme === 'device') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}
