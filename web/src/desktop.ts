import type { Bridge } from '../../electron/bridge'

/** Undefined in a browser. The only reader of the desktop app's bridge. */
export const desktop: Bridge | undefined = Reflect.get(globalThis, 'canteiro')

/** '' is this page's own origin. */
export const serverUrl: string = desktop?.server ?? ''
