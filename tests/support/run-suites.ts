import { stopOnSignals } from '../../pocketbase/tasks/children'
import { type Outcome, suites } from './suites'

/** Runs these suites in their order and ends the process: with 0 only if something ran and nothing failed. */
export default async function runSuites(names: string[]): Promise<void> {
  stopOnSignals(130)
  const total: Outcome = { passed: 0, failed: 0 }
  const times: string[] = []
  for (const name of names) {
    const start = Date.now()
    console.info(`\n── ${name}`)
    const { passed, failed } = await run(name)
    total.passed += passed
    total.failed += failed
    const verdict = failed > 0 ? `${failed} of ${passed + failed} failed` : `${passed} ok`
    times.push(`${name.padEnd(8)} ${((Date.now() - start) / 1000).toFixed(1).padStart(6)} s  ${verdict}`)
  }
  console.info(`\n${times.join('\n')}\n${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
}

/** A suite that cannot run is a failure, not the end: the others still tell what they know. */
async function run(name: string): Promise<Outcome> {
  try {
    const suite = suites.get(name)
    if (!suite) throw new Error(`no suite ${name}`)
    return await suite()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    return { passed: 0, failed: 1 }
  }
}
