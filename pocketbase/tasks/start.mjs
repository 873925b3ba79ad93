import { runTask } from './prepare.mjs'

await runTask(new URL('start.ts', import.meta.url))
