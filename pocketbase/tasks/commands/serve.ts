import { stopOnSignals } from '../children'
import { whileHeld } from '../data/hold-data'
import { ensureSuperuser } from '../pocketbase-process'
import { claimReplica } from '../replica/replicate'
import { assertFree } from '../serve/free-port'
import { prepareServer } from '../serve/production-server'
import { serveForGood } from '../serve/serve-for-good'
import { productionSettings } from '../settings'

/** Production: real mail, real limits, no demo data. Settings come from the environment. */
export default async function serve(): Promise<void> {
  stopOnSignals(0)
  const settings = productionSettings(process.env)
  await assertFree('PORT', settings.port, settings.host)
  const { installation, options, litestream } = await prepareServer(settings)
  const replica = { place: settings.replica, litestream }
  // A restore in between would replace the data below the claim.
  const copying = await whileHeld(installation.program, settings.dataDir, async () => {
    await ensureSuperuser(installation)
    return litestream === '' ? undefined : { replica, generation: await claimReplica(replica, settings.dataDir) }
  })
  await serveForGood(installation, options, copying)
}
