import { stopOnSignals } from '../children'
import { askFollower } from '../replica/ask-follower'
import { dataDirOf, replicatedSettings } from '../settings'

/** Serves in the place of a server that is gone, with the newest copy of its database: the follower of this machine does, or this process where none runs. */
export default async function promote(): Promise<void> {
  stopOnSignals(0)
  const answer = await askFollower(dataDirOf(process.env))
  if (answer !== undefined) return console.info(answer)
  console.info('npm run follow does not run here, so this process serves, once all is built and copied that a follower would have.')
  const settings = replicatedSettings(process.env)
  // Loaded only here: every tenth of a second counts where a follower waits.
  const [{ prepareServer }, { promoteAtOnce }] = await Promise.all([import('../serve/production-server'), import('../replica/warm-follower')])
  const { installation, options, litestream } = await prepareServer(settings)
  await promoteAtOnce({ place: settings.replica, litestream }, installation, options)
}
