import { buildApp, obtainLitestream, obtainPocketBase } from '#parts'
import { closeToOthers } from '../data/close-to-others'
import { assertNotServed } from '../data/data-console'
import { paths } from '../paths'
import { ENGINES, type Installation, type ServeOptions } from '../pocketbase-process'
import type { ProductionSettings } from '../settings'

export type ProductionServer = {
  installation: Installation
  options: ServeOptions
  litestream: string
}

/** Obtains programs and builds everything, so that only the start is left. */
export async function prepareServer({ host, port, dataDir, origins, smtpPort, memoryLimit, replica }: ProductionSettings): Promise<ProductionServer> {
  const program = await obtainPocketBase()
  await assertNotServed(program, dataDir)
  const litestream = replica === '' ? '' : await obtainLitestream()
  await buildApp()
  await closeToOthers(dataDir)
  const environment = {
    ...process.env,
    SMTP_PORT: String(smtpPort),
    CANTEIRO_WEB_DIR: paths.webBuild,
    CANTEIRO_RATE_FACTOR: '1',
    GOMEMLIMIT: memoryLimit,
  }
  return {
    installation: { program, dataDir, migrationsDir: paths.migrations, hooksDir: paths.hooks },
    options: { host, port, origins, environment, engines: ENGINES, onOutput: (text) => process.stdout.write(text) },
    litestream,
  }
}
