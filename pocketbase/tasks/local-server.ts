import { seedDemoData } from '../seed/seed'
import { buildHooks } from './build-hooks'
import { stopWith } from './children'
import { startMailCatcher } from './mail-catcher'
import { obtainPocketBase } from './obtain-pocketbase'
import { paths } from './paths'
import { ENGINES, ensureSuperuser, servePocketBase } from './pocketbase-process'
import { desktopOrigin, type LocalSettings } from './settings'
import { step } from './step'

/** Ten times what production allows: one developer plays many people. */
const rateFactor = '10'

/** The server on this machine, with a mailbox in place of real mail. `publicUrl` is where people open the app; without `webDir` only the API is served. */
export async function startLocalServer(settings: LocalSettings, publicUrl: string, webDir = ''): Promise<{ mailboxUrl: string }> {
  const { host, port, mailPort, dataDir } = settings
  const program = await obtainPocketBase()
  await buildHooks()
  const installation = { program, dataDir, migrationsDir: paths.migrations, hooksDir: paths.hooks }
  const mailbox = await startMailCatcher({ host, port: mailPort })
  const child = await step('Starting the server', async () => {
    await ensureSuperuser(installation)
    return servePocketBase(installation, {
      host,
      port,
      origins: [publicUrl, desktopOrigin],
      environment: {
        ...process.env,
        PUBLIC_URL: publicUrl,
        CANTEIRO_WEB_DIR: webDir,
        OPERATOR_ACCESS: '1',
        CANTEIRO_RATE_FACTOR: rateFactor,
        SMTP_HOST: host,
        SMTP_PORT: String(mailbox.smtpPort),
        SMTP_FROM: 'Canteiro <nao-responda@canteiro.example>',
      },
      engines: ENGINES,
      onOutput: (text) => process.stdout.write(text),
    })
  })
  stopWith(child, 'PocketBase')
  await seedDemoData(installation)
  return { mailboxUrl: mailbox.url }
}
