import { environment, isFile, textOfFile } from './globals'
import { answerJson, route } from './requests/route'
import { isReplicated } from './start/optimize'

/** Written by pocketbase/tasks/replica/replica-state.ts. */
const FILE = 'replica-state.json'

/**
 * Names of this server under which it answers /api/health itself, in PocketBase's place: a pattern with a host goes before the same one without. None where nothing is
 * copied; under other names PocketBase answers, which knows nothing of the replica.
 */
export function healthHosts(): string[] {
  if (!isReplicated()) return []
  const [, host = ''] = /^https?:\/\/([^/:]+)/.exec(environment('PUBLIC_URL')) ?? []
  return [...new Set(['127.0.0.1', 'localhost', host])].filter((name) => name !== '')
}

/** As PocketBase answers, with the state of the replica; 200 in every state, for a copy that is late leaves the server as healthy as it was. */
export const health = route((e) => {
  const path = `${e.app.dataDir()}/${FILE}`
  const data = isFile(path) ? textOfFile(path) : '{}'
  answerJson(e, 200, `{"message":"API is healthy.","code":200,"data":${data}}`)
})
