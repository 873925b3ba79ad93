import { seedDemoData } from '../../seed/seed'
import { buildHooks } from '../build/build-hooks'
import { obtainPocketBase } from '../build/obtain-program'
import { stopWith } from '../children'
import { closeToOthers } from '../data/close-to-others'
import { startMailCatcher } from '../mail/mail-catcher'
import { paths } from '../paths'
import { ENGINES, ensureSuperuser, servePocketBase } from '../pocketbase-process'
import { desktopOrigin, type LocalSettings } from '../settings'
import { step } from '../step'

/** One developer plays many people. */
const rateFactor = '10'

/** With a mailbox in place of real mail. Without `webDir` only the API. */
export async function startLocalServer({ host, port, mailPort, dataDir }: LocalSettings, publicUrl: string, webDir = ''): Promise<void> {
  const program = await obtainPocketBase()
  await buildHooks()
  await closeToOthers(dataDir)
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
  console.info(`
Canteiro is at   ${publicUrl}
Mails arrive at  ${mailbox.url}

Demo accounts    cliente@canteiro.example, empresa@canteiro.example, autonomo@canteiro.example
Administrator    admin@canteiro.example, at ${publicUrl}/admin/login
Password         canteiro123
Documentation    ${publicUrl}/documentacao, with the password canteiro-docs

Ctrl-C stops everything.`)
}
