// Runs before the packages are there: Node's own modules only.
import { runTask } from '../pocketbase/tasks/prepare.mjs'

await runTask(new URL('support/run/run-suites.ts', import.meta.url), process.argv.slice(2))
