// Runs before the packages are there: Node's own modules only.
import { runTask } from '../pocketbase/tasks/prepare.mjs'

const suites = ['lint', 'types', 'domain', 'sync', 'server', 'web', 'e2e']

const named = process.argv.slice(2)
const unknown = named.filter((name) => !suites.includes(name))
if (unknown.length > 0) {
  process.stderr.write(`There is no suite ${unknown.join(', ')}. There are: ${suites.join(' ')}\n`)
  process.exit(1)
}
await runTask(
  new URL('support/run-suites.ts', import.meta.url),
  suites.filter((name) => named.length === 0 || named.includes(name)),
)
