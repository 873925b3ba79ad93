import { parseArgs } from 'node:util'
import { obtainPocketBase } from '../../pocketbase/tasks/obtain-pocketbase'
import { attack } from './attack'

/** `npm run hostile -- --requests N --seed S`: garbage for a server of its own, on loopback; it stops by itself. */
const { values } = parseArgs({ options: { requests: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } } })
await obtainPocketBase()
const { failures, changes, peakBytes, others, byStatus, byKind } = await attack(Number(values.requests), Number(values.seed))
const isGood = failures.length + changes.length === 0 && peakBytes < 400 * 1024 * 1024 && others.every((status) => status === 200)

for (const [kind, count] of [...byKind].sort()) console.info(`${String(count).padStart(6)} ${kind}`)
for (const [status, count] of [...byStatus].sort()) console.info(`${String(count).padStart(6)} answered ${status || 'by an end of the connection'}`)
for (const line of [...failures, ...changes]) console.info(line)
console.info(
  `${Math.round(peakBytes / 1024 / 1024)} MB at the most; ${others.length} requests of others, ${others.filter((status) => status !== 200).length} not answered 200.`,
)
process.exitCode = isGood ? 0 : 1
