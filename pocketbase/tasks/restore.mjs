import { runTask } from './prepare.mjs'

await runTask(new URL('restore.ts', import.meta.url))
