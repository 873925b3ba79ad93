import { runTask } from './prepare.mjs'

await runTask(new URL('documentation.ts', import.meta.url))
