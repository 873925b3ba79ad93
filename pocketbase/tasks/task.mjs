// The first argument names a command. Node's own modules only: preparing TypeScript takes longer than a promotion.
import { runCommand } from '#run-command'
import { dataDirOf } from './data-dir.mjs'
import { isPromotedByFollower } from './replica/ask-follower.mjs'
import { isTold } from './usage.mjs'

const [name = ''] = process.argv.splice(2, 1)
const isDone = isTold(name) || (name === 'promote' && (await isPromotedByFollower(dataDirOf(process.env))))
if (!isDone) await runCommand(name)
