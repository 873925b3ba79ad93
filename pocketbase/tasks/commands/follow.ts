import { obtainLitestream } from '../build/obtain-program'
import { stopOnSignals } from '../children'
import { followerOf, followReplica } from '../replica/follow-replica'
import { withoutPassword } from '../replica/replica'
import { dataDirOf, neededReplica } from '../settings'

/** The second machine: a copy that can take the server's place. */
export default async function follow(): Promise<void> {
  stopOnSignals(0)
  const dataDir = dataDirOf(process.env)
  const place = neededReplica(process.env, dataDir)
  const litestream = await obtainLitestream()
  console.info(`Following ${withoutPassword(place)} into ${followerOf(dataDir)}, until this is stopped or npm run promote takes it over.`)
  await followReplica({ place, litestream }, dataDir)
}
