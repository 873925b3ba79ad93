import { stopOnSignals } from '../children'
import { promoteAtOnce } from '../replica/warm-follower'
import { prepareServer } from '../serve/production-server'
import { replicatedSettings } from '../settings'

/** For a lost server without a running follower, which task.mjs asks first. */
export default async function promote(): Promise<void> {
  stopOnSignals(0)
  const settings = replicatedSettings(process.env)
  console.info('./canteiro follow does not run here, so this process serves, once all is built and copied that a follower would have.')
  const { installation, options, litestream } = await prepareServer(settings)
  await promoteAtOnce({ place: settings.replica, litestream }, installation, options)
}
