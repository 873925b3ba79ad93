import { stopOnSignals } from '../../../pocketbase/tasks/children'
import { serveForGood } from '../../../pocketbase/tasks/serve/serve-for-good'

stopOnSignals(0)
const { installation, port, url, replica } = JSON.parse(process.argv[2] ?? '')
const options = {
  host: '127.0.0.1',
  port,
  origins: [url],
  environment: process.env,
  engines: 10,
  onOutput: (text: string) => process.stdout.write(text),
}
await serveForGood(installation, options, replica).catch((reason: unknown) => {
  process.stderr.write(`${reason instanceof Error ? reason.message : reason}\n`)
  process.exit(1)
})
