import { stopOnSignals } from './children'
import { assertFree } from './free-port'
import { obtainLitestream } from './obtain-litestream'
import { obtainPocketBase } from './obtain-pocketbase'
import { promoteFollower } from './promote-follower'
import serve from './serve'
import { neededReplica, productionSettings } from './settings'
import { step } from './step'

/** Serves in the place of a server that is gone, with the newest copy of its database. */
export default async function promote(): Promise<void> {
  stopOnSignals(0)
  const { host, port, dataDir, origins } = productionSettings(process.env)
  const replica = { place: neededReplica(process.env, dataDir), litestream: await obtainLitestream() }
  await assertFree('PORT', port, host)
  const program = await obtainPocketBase()
  const { generation, transaction, aside, areDeletionsKnown } = await step('Taking the place of the server before', () =>
    promoteFollower(program, replica, dataDir, origins[0] ?? ''),
  )
  console.info(`${dataDir} holds transaction ${transaction} of generation ${generation}.${aside ? ` What was there is in ${aside}.` : ''}`)
  if (!areDeletionsKnown) console.info(`The database in ${aside} could not be read: see the audit for accounts that were deleted there last.`)
  await serve()
}
