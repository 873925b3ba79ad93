import { runTask } from './prepare.mjs'

await runTask(new URL('follow.ts', import.meta.url))
