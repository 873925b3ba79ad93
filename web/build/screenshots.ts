import { manifest } from '../texts/pt-BR/manifest'

type Screenshot = {
  file: string
  form_factor: 'narrow' | 'wide'
  /** The screen, in its own pixels; the picture has `scale` times as many. */
  width: number
  height: number
  scale: number
  label: string
  scene: keyof typeof manifest.screenshots
}

const phone = { form_factor: 'narrow', width: 390, height: 844, scale: 2 } as const
const desktop = { form_factor: 'wide', width: 1280, height: 800, scale: 1 } as const

const taken = (scene: Screenshot['scene'], on: typeof phone | typeof desktop): Screenshot => ({
  ...on,
  scene,
  file: `screenshots/${on.form_factor}-${scene}.webp`,
  label: manifest.screenshots[scene],
})

/** What the browser's dialog shows of the app before it is installed, in this order. */
export const screenshots: readonly Screenshot[] = [
  taken('home', phone),
  taken('compare', phone),
  taken('work', phone),
  taken('chat', phone),
  taken('offline', phone),
  taken('projects', desktop),
  taken('compare', desktop),
  taken('chat', desktop),
]
