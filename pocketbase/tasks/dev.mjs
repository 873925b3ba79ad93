import { runTask } from './prepare.mjs'

await runTask(new URL('dev.ts', import.meta.url))
