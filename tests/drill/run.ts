import { parseArgs } from 'node:util'
import { obtainPocketBase } from '../../pocketbase/tasks/build/obtain-program'
import { drill } from './drill'

/** `npm run drill -- --devices N --seconds S`: kills a server of its own under load and promotes its follower, on loopback; it ends by itself. */
const { values } = parseArgs({ options: { devices: { type: 'string', default: '8' }, seconds: { type: 'string', default: '15' } } })
await obtainPocketBase()
const { acknowledged, lacked, photos, givenBack, promotedMs, listensMs, acceptedMs, wrong } = await drill({
  devices: Number(values.devices),
  workMs: Number(values.seconds) * 1_000,
  pauseMs: 200,
  lagMs: 3_000,
  quietMs: 10_000,
})

const lackedCommands = [...lacked.values()].reduce((sum, count) => sum + count, 0)
console.info(`${acknowledged} commands and ${photos.acknowledged} photos were acknowledged when the server and its Litestream were killed.`)
console.info(`The promoted copy lacked ${lackedCommands} of the commands and ${photos.lacked} of the photos:`)
for (const [verb, count] of [...lacked].sort()) console.info(`${String(count).padStart(6)} ${verb}`)
console.info(`Devices gave back ${givenBack} of these ${lackedCommands + photos.lacked}.`)
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`
console.info(
  `From the kill: copy in its place ${seconds(promotedMs)}, server listens ${seconds(listensMs)}, first new command accepted ${seconds(acceptedMs)}.`,
)
for (const line of wrong) console.info(line)
console.info(
  wrong.length === 0 ? 'Everything acknowledged is there, and each device holds what its person may see.' : `${wrong.length} things are wrong.`,
)
// A copy that lacked nothing proved nothing.
process.exitCode = wrong.length === 0 && lackedCommands > 0 ? 0 : 1
