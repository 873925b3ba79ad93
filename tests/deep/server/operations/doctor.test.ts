import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { endOf, runToEnd } from '../../../../pocketbase/tasks/children'
import { backUp } from '../../../../pocketbase/tasks/data/back-up'
import { paths } from '../../../../pocketbase/tasks/paths'
import { servePocketBase } from '../../../../pocketbase/tasks/pocketbase-process'
import { builtServer } from '../../../support/server/built-server'
import { freePort } from '../../../support/server/free-port'
import { startMailCatcher } from '../../../support/server/mail-catcher'
import { testEnvironment } from '../../../support/server/pocketbase'
import { testFolder } from '../../../support/test-folder'

const email = 'operador@canteiro.example'

/** A server as `./canteiro serve` starts it, with this version's migrations alone, and `./canteiro doctor` with its settings. */
async function installation() {
  const folder = await testFolder()
  const mailbox = await startMailCatcher()
  const { program, hooksDir } = await builtServer()
  const [dataDir, port] = [join(folder, 'data'), await freePort()]
  const url = `http://127.0.0.1:${port}`
  const environment = testEnvironment(url, { mailbox, environment: { OPERATOR_ACCESS: '', PORT: String(port), DATA_DIR: dataDir } })
  const options = { host: '127.0.0.1', port, origins: [url], environment, engines: 5, onOutput: () => undefined }
  const server = await servePocketBase({ program, dataDir, migrationsDir: paths.migrations, hooksDir }, options)
  onTestFinished(() => endOf(server, 'SIGKILL'))
  const doctor = async (args: string[], changed: NodeJS.ProcessEnv = {}) => {
    const options = { cwd: paths.root, env: { ...environment, ...changed } }
    const { code, output: said } = await runToEnd(process.execPath, ['pocketbase/tasks/task.mjs', 'doctor', ...args], options)
    return { code, said, wrong: [...said.matchAll(/^BAD +(\S+)/gm)].map(([, name]) => name) }
  }
  return { folder, dataDir, program, mailbox, doctor, kill: () => endOf(server, 'SIGKILL') }
}

test('the doctor finds nothing wrong with a server that is well, and names what was broken', async () => {
  const { folder, dataDir, program, mailbox, doctor, kill } = await installation()
  await backUp(program, dataDir, join(folder, 'backup'))
  const well = await doctor([email])
  expect(well, well.said).toMatchObject({ code: 0, wrong: [], said: expect.stringContaining('Nothing is wrong.') })
  expect(mailbox.mails()).toEqual([expect.objectContaining({ to: [email], subject: 'Canteiro: test of the mail server' })])

  await mailbox.close()
  await rm(join(dataDir, 'last-backup.json'))
  await writeFile(join(dataDir, 'replica-state.json'), JSON.stringify({ replica: 'failing', since: '2026-01-01T00:00:00.000Z' }))
  const ill = await doctor([email], { LITESTREAM_REPLICA: join(folder, 'replica'), SMTP_PORT: '25' })
  expect(ill, ill.said).toMatchObject({
    code: 1,
    wrong: ['mail', 'replica', 'backup'],
    said: expect.stringContaining('another SMTP_PORT than these'),
  })

  await kill()
  expect((await doctor([])).wrong).toEqual(['lock', 'server', 'address', 'backup'])
  expect(await doctor([], { SMTP_HOST: '' })).toMatchObject({ code: 1, said: expect.stringContaining('Not set: SMTP_HOST.') })
})
