import { obtainPocketBase } from '#parts'
import { stopOnSignals } from '../children'
import { setDocumentationPassword } from '../data/documentation-password'
import { dataDirOf } from '../data-dir.mjs'
import { TaskFailure } from '../task-failure'

const usage = `Use: ./canteiro documentation password    a new password for /documentacao: that of DOCUMENTATION_PASSWORD, else a random one
DATA_DIR says where the data is (.data unless set); the server may be running.`

export default async function documentation(): Promise<void> {
  stopOnSignals(130)
  const [action, ...more] = process.argv.slice(2)
  if (action !== 'password' || more.length > 0) throw new TaskFailure(usage)
  // From the environment: arguments are readable to every user of the machine.
  const chosen = process.env.DOCUMENTATION_PASSWORD ?? ''
  const answer = await setDocumentationPassword(await obtainPocketBase(), dataDirOf(process.env), chosen)
  if (!answer.ok) throw new TaskFailure(`PocketBase refused: ${answer.reason}`)
  console.info(
    chosen
      ? 'The password of /documentacao is now that of DOCUMENTATION_PASSWORD.'
      : `Password of /documentacao, shown only this once: ${answer.password}`,
  )
}
