import { runTask } from '../../pocketbase/tasks/prepare.mjs'

await runTask(new URL('bench.ts', import.meta.url), ...process.argv.slice(2))
