import { runTask } from './prepare.mjs'

await runTask(new URL('admin.ts', import.meta.url))
