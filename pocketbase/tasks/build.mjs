import { runTask } from './prepare.mjs'

await runTask(new URL('build.ts', import.meta.url))
