import { buildHooks } from './build-hooks'
import { buildWeb } from './build-web'
import { stopOnSignals } from './children'
import { obtainLitestream } from './obtain-litestream'
import { obtainPocketBase } from './obtain-pocketbase'

/** Everything that `npm run serve` needs. */
export default async function build(): Promise<void> {
  stopOnSignals(130)
  await obtainPocketBase()
  if (process.env.LITESTREAM_REPLICA) await obtainLitestream()
  await buildHooks()
  await buildWeb()
}
