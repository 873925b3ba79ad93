import { resolve } from 'node:path'
import { obtainPocketBase } from '#parts'
import { stopOnSignals } from '../children'
import { backUp } from '../data/back-up'
import { dataDirOf } from '../data-dir.mjs'
import { step } from '../step'
import { TaskFailure } from '../task-failure'

const usage = `Use: ./canteiro backup FOLDER
FOLDER is made, or empty. DATA_DIR says where the data is (.data unless set); the server may be running.`

export default async function backup(): Promise<void> {
  stopOnSignals(130)
  const [folder] = process.argv.slice(2)
  if (!folder) throw new TaskFailure(usage)
  const target = resolve(folder)
  const program = await obtainPocketBase()
  const files = await step(`Copying the data to ${target}`, () => backUp(program, dataDirOf(process.env), target))
  console.info(`The copy is whole: ${files} pictures.`)
  console.info('It holds personal data: keep it where only you can read it, and no longer than a few weeks.')
}
