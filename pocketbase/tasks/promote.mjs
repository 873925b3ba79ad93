// Node's own modules only: preparing TypeScript takes longer than a promotion. Without a follower this process promotes.
import { dataDirOf } from './data-dir.mjs'
import { runTask } from './prepare.mjs'
import { askFollower } from './replica/ask-follower.mjs'

const answer = await askFollower(dataDirOf(process.env))
if (!answer) await runTask(new URL('commands/promote.ts', import.meta.url))
else if (answer.serves) console.info(answer.words)
else {
  process.stderr.write(`\n${answer.words}\n`)
  process.exitCode = 1
}
