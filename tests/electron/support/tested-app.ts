import { join } from 'node:path'
import { paths } from '../../../pocketbase/tasks/paths'

/** The app as the tests build it, for a server that no test reaches. */
export const testedApp = join(paths.root, 'electron/dist/tested')
export const testedServer = 'https://obra.example'
