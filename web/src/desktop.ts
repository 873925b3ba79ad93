import type { Bridge } from '../../electron/bridge'

/** The desktop app around this page, undefined in a browser. This is the only reader of its bridge. */
export const desktop: Bridge | undefined = Reflect.get(globalThis, 'canteiro')

/** Where the server is: '' is this page's own origin. */
export const serverUrl: string = desktop?.server ?? ''
