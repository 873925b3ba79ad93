import { stopOnSignals } from '../children'
import { followerOf } from '../replica/ask-follower.mjs'
import { withoutPassword } from '../replica/replica'
import { followUntilPromoted } from '../replica/warm-follower'
import { prepareServer } from '../serve/production-server'
import { replicatedSettings } from '../settings'

/** The second machine: a copy that can take over, with everything built. */
export default async function follow(): Promise<void> {
  stopOnSignals(0)
  const settings = replicatedSettings(process.env)
  const { installation, options, litestream } = await prepareServer(settings)
  const { dataDir, replica: place } = settings
  console.info(`Following ${withoutPassword(place)} into ${followerOf(dataDir)}, until this is stopped or ./canteiro promote makes it serve.`)
  await followUntilPromoted({ place, litestream }, installation, options)
}
