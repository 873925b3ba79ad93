import { obtainLitestream, obtainPocketBase } from '../build/obtain-program'
import { stopOnSignals } from '../children'
import { promoteFollower } from '../replica/promote-follower'
import { assertFree } from '../serve/free-port'
import { neededReplica, productionSettings } from '../settings'
import { step } from '../step'
import serve from './serve'

/** Serves in the place of a server that is gone, with the newest copy of its database. */
export default async function promote(): Promise<void> {
  stopOnSignals(0)
  const { host, port, dataDir, origins } = productionSettings(process.env)
  const replica = { place: neededReplica(process.env, dataDir), litestream: await obtainLitestream() }
  await assertFree('PORT', port, host)
  const program = await obtainPocketBase()
  const { generation, transaction, aside } = await step('Taking the place of the server before', () =>
    promoteFollower(program, replica, dataDir, origins[0] ?? ''),
  )
  console.info(`${dataDir} holds transaction ${transaction} of generation ${generation}.${aside ? ` What was there is in ${aside}.` : ''}`)
  await serve()
}
