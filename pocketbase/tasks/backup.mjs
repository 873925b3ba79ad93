import { runTask } from './prepare.mjs'

await runTask(new URL('backup.ts', import.meta.url))
