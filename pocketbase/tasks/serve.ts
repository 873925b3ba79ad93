import { buildHooks } from './build-hooks'
import { buildWeb } from './build-web'
import { stopOnSignals } from './children'
import { assertFree } from './free-port'
import { obtainLitestream } from './obtain-litestream'
import { obtainPocketBase } from './obtain-pocketbase'
import { paths } from './paths'
import { ENGINES, ensureSuperuser } from './pocketbase-process'
import { serveForGood } from './serve-for-good'
import { assertNotServed } from './server-pids'
import { productionSettings } from './settings'

/** Production: real mail, real limits, no demo data. PUBLIC_URL, SMTP_* and the rest reach the server through its environment. */
export default async function serve(): Promise<void> {
  stopOnSignals(0)
  const { host, port, dataDir, origins, smtpPort, memoryLimit, replica } = productionSettings(process.env)
  await assertFree('PORT', port, host)
  const program = await obtainPocketBase()
  await assertNotServed(program, dataDir)
  const litestream = replica === '' ? '' : await obtainLitestream()
  await buildHooks()
  await buildWeb()
  const installation = { program, dataDir, migrationsDir: paths.migrations, hooksDir: paths.hooks }
  await ensureSuperuser(installation)
  const options = {
    host,
    port,
    origins,
    environment: {
      ...process.env,
      SMTP_PORT: String(smtpPort),
      CANTEIRO_WEB_DIR: paths.webBuild,
      CANTEIRO_RATE_FACTOR: '1',
      GOMEMLIMIT: memoryLimit,
    },
    engines: ENGINES,
    onOutput: (text: string) => process.stdout.write(text),
  }
  await serveForGood(installation, options, litestream === '' ? undefined : { place: replica, litestream })
}
