import { parseArgs } from 'node:util'
import { obtainPocketBase } from '../../pocketbase/tasks/obtain-pocketbase'
import { tryMutations } from './mutate'
import { mutations } from './table'

/** `npm run mutations -- [RULE…]`: breaks each rule of SPEC.md in a copy of the tree, one by one, and asks the test that is to find it. */
const { positionals } = parseArgs({ allowPositionals: true })
await obtainPocketBase()
const asked = mutations.filter(({ rule }) => positionals.length === 0 || positionals.includes(rule))
let missed = 0
await tryMutations(asked, ({ rule, file, name }, found) => {
  if (found !== 'caught') missed++
  console.info(`${rule.padEnd(4)} ${found.padEnd(22)} ${file}: ${name}`)
})
console.info(`${asked.length - missed} of ${asked.length} were caught.`)
process.exitCode = missed === 0 ? 0 : 1
