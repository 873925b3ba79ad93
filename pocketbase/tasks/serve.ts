import { buildHooks } from './build-hooks'
import { buildWeb } from './build-web'
import { stopOnSignals } from './children'
import { assertFree } from './free-port'
import { keepServing } from './keep-serving'
import { obtainPocketBase } from './obtain-pocketbase'
import { paths } from './paths'
import { ENGINES, ensureSuperuser, servePocketBase } from './pocketbase-process'
import { finishRestore } from './restore-backup'
import { productionSettings } from './settings'

/** Production: real mail, real limits, no demo data. PUBLIC_URL, SMTP_* and the rest reach the server through its environment. */
export default async function serve(): Promise<void> {
  stopOnSignals(0)
  const { host, port, dataDir, origins, smtpPort, memoryLimit } = productionSettings(process.env)
  await assertFree('PORT', port, host)
  const program = await obtainPocketBase()
  await buildHooks()
  await buildWeb()
  const installation = { program, dataDir, migrationsDir: paths.migrations, hooksDir: paths.hooks }
  await finishRestore(dataDir)
  await ensureSuperuser(installation)
  const start = () =>
    servePocketBase(installation, {
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
      onOutput: (text) => process.stdout.write(text),
    })
  const child = await start()
  console.info(`Canteiro listens on http://${host}:${port} for ${origins[0]}; its data is in ${dataDir}.`)
  await keepServing(child, start)
}
