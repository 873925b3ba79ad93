import { environment, isFile, textOfFile } from './globals'
import { answerJson, route } from './requests/route'
import { isReplicated } from './start/optimize'

/** Written by pocketbase/tasks/replica/replica-state.ts. */
const FILE = 'replica-state.json'

/** Names under which this server answers /api/health itself: a pattern with a host goes before one without. None without a replica. */
export function healthHosts(): string[] {
  if (!isReplicated()) return []
  const [, host = ''] = /^https?:\/\/([^/:]+)/.exec(environment('PUBLIC_URL')) ?? []
  return [...new Set(['127.0.0.1', 'localhost', host])].filter((name) => name !== '')
}

/** PocketBase's answer with the replica's state. 200 in every state: a late copy leaves the server healthy. */
export const health = route((e) => {
  const path = `${e.app.dataDir()}/${FILE}`
  const data = isFile(path) ? textOfFile(path) : '{}'
  answerJson(e, 200, `{"message":"API is healthy.","code":200,"data":${data}}`)
})
