// The first argument names a file of tasks/commands.
import { runTask } from './prepare.mjs'

const [name] = process.argv.splice(2, 1)
await runTask(new URL(`commands/${name}.ts`, import.meta.url))
