import { stopOnSignals } from '../../../pocketbase/tasks/children'
import { claimReplica } from '../../../pocketbase/tasks/replica/replicate'
import { followUntilPromoted } from '../../../pocketbase/tasks/replica/warm-follower'
import { serveForGood } from '../../../pocketbase/tasks/serve/serve-for-good'

stopOnSignals(0)
const { task, installation, port, url, replica } = JSON.parse(process.argv[2] ?? '')
const options = {
  host: '127.0.0.1',
  port,
  origins: [url],
  environment: process.env,
  engines: 10,
  onOutput: (text: string) => process.stdout.write(text),
}
const serve = async () => serveForGood(installation, options, { replica, generation: await claimReplica(replica, installation.dataDir) })
await (task === 'follow' ? followUntilPromoted(replica, installation, options) : serve()).catch((reason: unknown) => {
  process.stderr.write(`${reason instanceof Error ? reason.message : reason}\n`)
  process.exit(1)
})
