import { join } from 'node:path'
import { paths } from '../../../pocketbase/tasks/paths'

const built = join(paths.root, 'electron/dist')

export const testedServer = 'https://obra.example'
export const localServer = 'http://127.0.0.1:8090'

/** As `npm run desktop:pack` builds it, for an unreachable server. */
export const testedApp = join(built, 'tested')
/** With an address for updates. */
export const appWithUpdates = join(built, 'tested-with-updates')
/** For a local server. */
export const localApp = join(built, 'tested-local')
