import { resolve } from 'node:path'

/** @param {NodeJS.ProcessEnv} environment */
export const dataDirOf = (environment) => resolve(environment.DATA_DIR || '.data')
