import { buildHooks } from '../build/build-hooks'
import { buildWeb } from '../build/build-web'
import { obtainLitestream, obtainPocketBase } from '../build/obtain-program'
import { stopOnSignals } from '../children'

export default async function build(): Promise<void> {
  stopOnSignals(130)
  await obtainPocketBase()
  if (process.env.LITESTREAM_REPLICA) await obtainLitestream()
  await buildHooks()
  await buildWeb()
}
