import { stopOnSignals } from '../children'
import { ensureSuperuser } from '../pocketbase-process'
import { claimReplica } from '../replica/replicate'
import { assertFree } from '../serve/free-port'
import { prepareServer } from '../serve/production-server'
import { serveForGood } from '../serve/serve-for-good'
import { productionSettings } from '../settings'

/** Production: real mail, real limits, no demo data. PUBLIC_URL, SMTP_* and the rest reach the server through its environment. */
export default async function serve(): Promise<void> {
  stopOnSignals(0)
  const settings = productionSettings(process.env)
  await assertFree('PORT', settings.port, settings.host)
  const { installation, options, litestream } = await prepareServer(settings)
  await ensureSuperuser(installation)
  const replica = { place: settings.replica, litestream }
  await serveForGood(installation, options, litestream === '' ? undefined : { replica, generation: await claimReplica(replica, settings.dataDir) })
}
