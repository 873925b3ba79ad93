import { buildWeb } from '../../../../pocketbase/tasks/build/build-web'
import { builtServer } from '../../../support/server/built-server'
import { obtainFirefox } from './firefox'
import { obtainWebKit } from './webkit'

/** Builds and fetches once, before the first story, all that the engines need. */
export default async function prepareEngines(): Promise<void> {
  await builtServer()
  await buildWeb()
  await obtainFirefox()
  await obtainWebKit()
}
