import { join } from 'node:path'
import { paths } from '../../../pocketbase/tasks/paths'

const built = join(paths.root, 'electron/dist')

export const testedServer = 'https://obra.example'
export const localServer = 'http://127.0.0.1:8090'

/** The app as the tests build it, for a server that no test reaches; it is what `npm run desktop:pack` makes of the same settings. */
export const testedApp = join(built, 'tested')
/** With an address of updates. */
export const appWithUpdates = join(built, 'tested-with-updates')
/** For a server of this machine. */
export const localApp = join(built, 'tested-local')
