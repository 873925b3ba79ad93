import { stopOnSignals } from '../children'
import { checks } from '../doctor/checks'
import { findFacts } from '../doctor/find-facts'
import { TaskFailure } from '../task-failure'

const usage = `Use: ./canteiro doctor          what is wrong with this installation, by the settings of the environment; the server may be running
     ./canteiro doctor EMAIL    the same, and sends a mail to that address`

/** Width of the column of names. */
const NAME_WIDTH = 10
const INDENT = ' '.repeat(6 + NAME_WIDTH)

export default async function doctor(): Promise<void> {
  stopOnSignals(130)
  const [to = '', ...more] = process.argv.slice(2)
  if (more.length > 0 || (to !== '' && !/^\S+@\S+$/.test(to))) throw new TaskFailure(usage)
  const facts = await findFacts(process.env, to)
  const findings = Object.entries(checks).map(([name, check]) => ({ name, ...check(facts) }))
  for (const { name, level, says } of findings) {
    console.info(`${level.padEnd(6)}${name.padEnd(NAME_WIDTH)}${says.replaceAll('\n', `\n${INDENT}`)}`)
  }
  const wrong = findings.filter(({ level }) => level === 'BAD').length
  console.info(wrong === 0 ? '\nNothing is wrong.' : `\nTo mend: ${wrong}.`)
  // Ends what still waits for a mail server.
  process.exit(wrong === 0 ? 0 : 1)
}
