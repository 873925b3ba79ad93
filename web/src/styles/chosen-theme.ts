const KEY = 'canteiro-theme'
export const themes = ['light', 'dark', 'device'] as const
export type Theme = (typeof themes)[number]

/** The theme that was chosen on this device; the device's own unless one was. */
export const chosenTheme = (): Theme => themes.find((theme) => theme === localStorage.getItem(KEY)) ?? 'device'

export function chooseTheme(theme: Theme): void {
  show(theme)
  try {
    localStorage.setItem(KEY, theme)
  } catch (error) {
    console.info('The theme lasts until the page is reloaded.', error)
  }
}

/** To be called before anything is drawn. */
export const showChosenTheme = (): void => show(chosenTheme())

function show(theme: Theme): void {
  if (theme === 'device') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}
