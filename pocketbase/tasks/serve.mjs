import { runTask } from './prepare.mjs'

await runTask(new URL('serve.ts', import.meta.url))
