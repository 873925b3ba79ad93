import { buildApp, obtainLitestream, obtainPocketBase } from '#parts'
import { stopOnSignals } from '../children'

export default async function build(): Promise<void> {
  stopOnSignals(130)
  await obtainPocketBase()
  if (process.env.LITESTREAM_REPLICA) await obtainLitestream()
  await buildApp()
}
