import { buildWeb } from './build-web'
import { stopOnSignals } from './children'
import { assertFree } from './free-port'
import { startLocalServer } from './local-server'
import { paths } from './paths'
import { localAddress, localSettings } from './settings'
import { sayWelcome } from './welcome'

/** The whole product on this machine, at one address. */
export default async function start(): Promise<void> {
  stopOnSignals(0)
  const settings = localSettings(process.env)
  const { host, port, mailPort } = settings
  await assertFree('PORT', port, host)
  await assertFree('MAIL_PORT', mailPort, host)
  await buildWeb()
  const url = localAddress(host, port)
  const { mailboxUrl } = await startLocalServer(settings, url, paths.webBuild)
  sayWelcome(url, mailboxUrl)
}
