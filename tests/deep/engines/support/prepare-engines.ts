import { buildWeb } from '../../../../pocketbase/tasks/build/build-web'
import { builtServer } from '../../../support/server/built-server'
import { obtainFirefox } from './firefox'
import { obtainWebKit } from './webkit'

/** Once, before the first story. */
export default async function prepareEngines(): Promise<void> {
  await builtServer()
  await buildWeb()
  await obtainFirefox()
  await obtainWebKit()
}
