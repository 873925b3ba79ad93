import { runTask } from '../../pocketbase/tasks/prepare.mjs'

await runTask(new URL('start.ts', import.meta.url))
