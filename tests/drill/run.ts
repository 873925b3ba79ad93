import { parseArgs } from 'node:util'
import { obtainPocketBase } from '../../pocketbase/tasks/build/obtain-program'
import { type Drilled, drill } from './drill'

/** `npm run drill -- --devices N --seconds S --times T --goal`: on loopback. With `--goal` a first write after more than two seconds fails. */
const { values } = parseArgs({
  options: {
    devices: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '15' },
    times: { type: 'string', default: '1' },
    goal: { type: 'boolean', default: false },
  },
})
const GOAL_MS = 2_000
// RxDB repeats a query after a write: with shorter pauses twenty engines on two cores may never finish a read.
const PAUSE_MS = 2_000
await obtainPocketBase()

let isGood = true
for (let time = 1; time <= Number(values.times); time++) {
  if (values.times !== '1') console.info(`\nTime ${time} of ${values.times}`)
  const drilled = await drill({ devices: Number(values.devices), workMs: Number(values.seconds) * 1_000, pauseMs: PAUSE_MS })
  tell(drilled)
  // A copy that lacked nothing proved nothing.
  isGood &&= drilled.wrong.length === 0 && drilled.lacked.size > 0 && (!values.goal || drilled.firstWriteMs <= GOAL_MS)
}
process.exitCode = isGood ? 0 : 1

function tell({ acknowledged, lacked, photos, givenBack, notGivenBack, servesMs, firstWriteMs, deviceMs, wrong }: Drilled): void {
  const lackedCommands = [...lacked.values()].reduce((sum, count) => sum + count, 0)
  console.info(`${acknowledged} commands and ${photos.acknowledged} photos were acknowledged when the server and its Litestream were killed.`)
  console.info(`The promoted copy lacked ${lackedCommands} of the commands and ${photos.lacked} of the photos:`)
  for (const [verb, count] of [...lacked].sort()) console.info(`${String(count).padStart(6)} ${verb}`)
  console.info(`Devices gave back ${givenBack} of these ${lackedCommands + photos.lacked}.`)
  console.info(`Lacked and not given back: ${notGivenBack.lacked.join(', ') || 'nothing'}.`)
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`
  console.info(`From the kill: first write of a person who tries all the time ${seconds(firstWriteMs)}, of a device ${seconds(deviceMs)};`)
  console.info(`./canteiro promote said that the server is there after ${seconds(servesMs)}.`)
  for (const line of wrong) console.info(line)
  console.info(
    wrong.length === 0 ? 'Everything acknowledged is there, and each device holds what its person may see.' : `${wrong.length} things are wrong.`,
  )
}
