import { startChild, stopOnSignals, stopWith } from '../children'
import { paths } from '../paths'
import { assertFree } from '../serve/free-port'
import { startLocalServer } from '../serve/local-server'
import { localAddress, localSettings } from '../settings'

/** Vite serves the web app and passes /api on to PORT. */
export default async function dev(): Promise<void> {
  stopOnSignals(0)
  const settings = localSettings(process.env)
  const { host, port, mailPort, devPort } = settings
  await assertFree('PORT', port, host)
  await assertFree('MAIL_PORT', mailPort, host)
  await assertFree('DEV_PORT', devPort, host)
  await startLocalServer(settings, localAddress(host, devPort))
  const vite = startChild(process.execPath, [paths.vite, paths.web, '--host', host, '--port', String(devPort), '--strictPort'], {
    env: { ...process.env, PORT: String(port) },
    stdio: 'inherit',
  })
  stopWith(vite, 'Vite')
}
