import { buildHooks } from '../build/build-hooks'
import { buildWeb } from '../build/build-web'
import { obtainLitestream, obtainPocketBase } from '../build/obtain-program'
import { stopOnSignals } from '../children'
import { assertNotServed } from '../data/database'
import { paths } from '../paths'
import { ENGINES, ensureSuperuser } from '../pocketbase-process'
import { assertFree } from '../serve/free-port'
import { serveForGood } from '../serve/serve-for-good'
import { productionSettings } from '../settings'

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
