import { buildWeb } from '../build/build-web'
import { stopOnSignals } from '../children'
import { paths } from '../paths'
import { assertFree } from '../serve/free-port'
import { startLocalServer } from '../serve/local-server'
import { localAddress, localSettings } from '../settings'

export default async function start(): Promise<void> {
  stopOnSignals(0)
  const settings = localSettings(process.env)
  const { host, port, mailPort } = settings
  await assertFree('PORT', port, host)
  await assertFree('MAIL_PORT', mailPort, host)
  await buildWeb()
  await startLocalServer(settings, localAddress(host, port), paths.webBuild)
}
