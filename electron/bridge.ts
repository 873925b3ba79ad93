import * as v from 'valibot'
import { isOwnPath } from './files/app-address'

const line = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most), v.regex(/^\P{Cc}*$/u))
const path = v.pipe(v.string(), v.check(isOwnPath))
const nothing = v.undefined()
const MOST_BYTES = 300_000_000
/** Each has a digit on the keyboard. */
const MOST_AREAS = 9

/** With the schema of each argument, which arrives unparsed. */
export const calls = {
  listen: v.boolean(),
  showUnread: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999)),
  /** The signed-in person's or administrator's areas, else the public pages, in the page's order. */
  showAreas: v.strictObject({
    areas: v.pipe(v.array(v.strictObject({ label: line(40), path })), v.maxLength(MOST_AREAS)),
    /** Where a new project is published, null for roles that publish none. */
    newProject: v.nullable(path),
    hasPalette: v.boolean(),
    hasMyData: v.boolean(),
  }),
  /** Not shown while the window has the focus. */
  notify: v.strictObject({ title: line(120), text: line(500), path }),
  readSettings: nothing,
  changeSettings: v.partial(v.strictObject({ keepInTray: v.boolean(), startWithSystem: v.boolean() })),
  saveFile: v.strictObject({
    name: line(200),
    bytes: v.pipe(
      v.instance(Uint8Array),
      v.check(({ byteLength }) => byteLength <= MOST_BYTES),
    ),
  }),
  /** By the system's dialog; says where there is no printer. */
  print: nothing,
  installUpdate: nothing,
  /** Token of a session that is not to be remembered, '' to remove it: app:// has no cookies. */
  keepForRun: v.pipe(v.string(), v.maxLength(4_096)),
  keptForRun: nothing,
} as const

export type CallName = keyof typeof calls
export type ArgumentOf<Name extends CallName> = v.InferOutput<(typeof calls)[Name]>

export type DesktopSettings = {
  /** Closing the window leaves the app in the tray. */
  keepInTray: boolean
  startWithSystem: boolean
}

export type SavedFile = 'saved' | 'cancelled' | 'failed'

type Answers = {
  listen: undefined
  showUnread: undefined
  showAreas: undefined
  notify: undefined
  readSettings: DesktopSettings
  changeSettings: DesktopSettings
  saveFile: SavedFile
  print: undefined
  installUpdate: undefined
  keepForRun: undefined
  keptForRun: string
}
export type AnswerOf<Name extends CallName> = Answers[Name]

export type DesktopEvent =
  | { type: 'open'; path: string }
  | { type: 'palette' | 'my-data' | 'update-ready' }
  /** The new version still waits, and can be tried again. */
  | { type: 'update-failed' }

/** `window.canteiro`, exposed by the preload script. */
export type Bridge = {
  readonly server: string
  readonly version: string
  call<Name extends Exclude<CallName, 'listen'>>(name: Name, argument: ArgumentOf<Name>): Promise<AnswerOf<Name>>
  /** Calls back with each event; app and page both learn of the listener's beginning and end. */
  listen(listener: (event: DesktopEvent) => void): () => void
}
