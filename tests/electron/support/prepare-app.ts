import { buildDesktop } from '../../../electron/tasks/build-desktop'
import { appWithUpdates, localApp, localServer, testedApp, testedServer } from './tested-app'

/** As packed, once for all tests. */
export default async function prepareApp(): Promise<void> {
  await buildDesktop({ server: testedServer, updates: '' }, testedApp)
  await buildDesktop({ server: testedServer, updates: `${testedServer}/desktop` }, appWithUpdates)
  await buildDesktop({ server: localServer, updates: '' }, localApp)
}
