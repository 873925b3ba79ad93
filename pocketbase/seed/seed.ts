import { adminAccount } from '../tasks/data/admin-account'
import { giveDocumentationPassword } from '../tasks/data/documentation-password'
import type { Database } from '../tasks/pocketbase-process'
import { step } from '../tasks/step'
import { findAccount, writeRecords } from './database-commands'
import { demoRecords } from './demo-records'
import { demoAdmin, demoDocumentationPassword, demoPassword } from './identity'

/**
 * Demo data for a database without accounts; otherwise the documentation gets its password, if it has none. Records are one transaction, so a
 * start that was cut off leaves the administrator at most.
 */
export async function seedDemoData(database: Database, now = Date.now()): Promise<void> {
  await giveDocumentationPassword(database.program, database.dataDir, demoDocumentationPassword)
  if (await findAccount(database, `email != '${demoAdmin}'`)) return
  await step('Writing the demo data', async () => {
    const made = await adminAccount(database.program, database.dataDir, 'create', demoAdmin, demoPassword)
    if (!made.ok && made.code !== 'taken') throw new Error(`the administrator was not made: ${made.code}`)
    const admin = await findAccount(database, `email = '${demoAdmin}'`)
    await writeRecords(database, demoRecords(now, admin))
  })
}
