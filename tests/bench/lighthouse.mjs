import { runTask } from '../../pocketbase/tasks/prepare.mjs'

await runTask(new URL('lighthouse.ts', import.meta.url), ...process.argv.slice(2))
