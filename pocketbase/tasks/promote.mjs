import { runTask } from './prepare.mjs'

await runTask(new URL('promote.ts', import.meta.url))
