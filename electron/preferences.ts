import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const whole = v.pipe(v.number(), v.integer())
const preferenceFields = v.object({
  bounds: v.nullable(v.object({ x: whole, y: whole, width: v.pipe(whole, v.minValue(1)), height: v.pipe(whole, v.minValue(1)) })),
  isMaximized: v.boolean(),
  zoom: v.pipe(v.number(), v.minValue(0.5), v.maxValue(3)),
  keepInTray: v.boolean(),
})

type PreferenceValues = v.InferOutput<typeof preferenceFields>

const initial: PreferenceValues = { bounds: null, isMaximized: false, zoom: 1, keepInTray: false }

export type Preferences = { read(): PreferenceValues; change(fields: Partial<PreferenceValues>): void }

/** A missing or unreadable file counts as none. */
export function createPreferences(folder: string): Preferences {
  const file = join(folder, 'desktop.json')
  let state = stateIn(file)
  return {
    read: () => state,
    change(fields) {
      state = { ...state, ...fields }
      try {
        mkdirSync(folder, { recursive: true })
        // A power cut leaves the old file or the new one, never half of one.
        writeFileSync(`${file}.new`, JSON.stringify(state))
        renameSync(`${file}.new`, file)
      } catch (error) {
        console.info('The settings could not be kept.', error)
      }
    },
  }
}

function stateIn(file: string): PreferenceValues {
  try {
    const read = v.safeParse(preferenceFields, JSON.parse(readFileSync(file, 'utf8')))
    return read.success ? read.output : initial
  } catch {
    return initial
  }
}
