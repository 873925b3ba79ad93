import { existsSync } from 'node:fs'
import { inPath } from '../../../support/run/apt'

/** A program and its Debian package. */
const programs = {
  Xvfb: 'xvfb',
  'dbus-daemon': 'dbus',
  openbox: 'openbox',
  trayer: 'trayer',
  dunst: 'dunst',
  xdotool: 'xdotool',
  scrot: 'scrot',
  pdftoppm: 'poppler-utils',
} as const

/** Why the suite does not run here, in the words of its caller; undefined where it does. */
export function whyNot(): string | undefined {
  if (!process.env.ELECTRON_PATH) return 'no Electron program (ELECTRON_PATH)'
  if (process.platform !== 'linux') return 'it drives the desktop of Linux'
  if (process.getuid?.() === 0) return 'Electron’s sandbox takes no root: run it as another person (docs/desktop.md)'
  const missing = Object.entries(programs).flatMap(([name, from]) => (inPath([name]).some((path) => existsSync(path)) ? [] : [from]))
  return missing.length > 0 ? `apt-get install libnotify4 ${missing.join(' ')}` : undefined
}
