import { obtainPocketBase } from '#parts'
import { stopOnSignals } from '../children'
import { type AdminAction, type AdminAnswer, adminAccount, adminActions } from '../data/admin-account'
import { dataDirOf } from '../data-dir.mjs'
import { TaskFailure } from '../task-failure'

const usage = `Use: ./canteiro admin create EMAIL   a new administrator, with a random password
     ./canteiro admin reset EMAIL    a new random password, which also ends every session
     ./canteiro admin remove EMAIL
     ./canteiro admin list
DATA_DIR says where the data is (.data unless set); the server may be running.`

export default async function admin(): Promise<void> {
  stopOnSignals(130)
  const [given, email = ''] = process.argv.slice(2)
  const action = adminActions.find((known) => known === given)
  if (!action || (action !== 'list' && !/^\S+@\S+$/.test(email))) throw new TaskFailure(usage)
  console.info(sentence(action, email, await adminAccount(await obtainPocketBase(), dataDirOf(process.env), action, email)))
}

function sentence(action: AdminAction, email: string, answer: AdminAnswer): string {
  if (!answer.ok) {
    if (answer.code === 'failed') throw new TaskFailure(`PocketBase refused: ${answer.reason}`)
    const reasons = {
      taken: `${email} already has an account. An account never changes its role: use another address.`,
      missing: `No administrator has the address ${email}.`,
      put_back: 'The data were put back. Start the server once, then run this again.',
      not_migrated: 'The database is empty. Start the server once, then run this again.',
    }
    throw new TaskFailure(reasons[answer.code])
  }
  if (action === 'list') return answer.emails?.join('\n') || 'There is no administrator yet.'
  if (action === 'remove') return `${email} is removed.`
  return `${email} can sign in at /admin/login.\nPassword, shown only this once: ${answer.password}`
}
