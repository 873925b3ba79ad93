import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runToEnd } from '../../../../pocketbase/tasks/children'
import { obtainProgram } from '../../../support/run/apt'
import { documentedBlock } from '../../../support/run/documented'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'canteiro-unit-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test("the service's unit is one that systemd takes without a word", async () => {
  const unit = join(folder, 'canteiro.service')
  await writeFile(unit, documentedBlock('As a service', '[Unit]').replace('User=canteiro', `User=${userInfo().username}`))
  const program = await obtainProgram('systemd-analyze', 'systemd')
  expect(await runToEnd(program, ['verify', unit])).toEqual({ code: 0, output: '' })
})

test('the log of accesses is kept for 27 weeks, and then deleted', async () => {
  const [logs, rule] = [join(folder, 'logs'), join(folder, 'rule')]
  await mkdir(logs, { mode: 0o755 })
  const group = (await runToEnd('id', ['-gn'])).output.trim()
  const block = documentedBlock('The proxy', 'rotate')
    .replace('/var/log/canteiro', logs)
    .replace('su caddy adm', `su ${userInfo().username} ${group}`)
  await writeFile(rule, block, { mode: 0o644 })
  const program = await obtainProgram('logrotate', 'logrotate')
  const rotate = (option: string) => runToEnd(program, [option, '--state', join(folder, 'state'), rule])
  expect(await rotate('--debug')).toMatchObject({ code: 0, output: expect.stringContaining('weekly (27 rotations)') })

  for (let week = 1; week <= 30; week++) {
    await appendFile(join(logs, 'access.log'), `week ${week}\n`)
    expect(await rotate('--force')).toEqual({ code: 0, output: '' })
  }
  expect((await readdir(logs)).length).toBe(28)
  expect(await readFile(join(logs, 'access.log'), 'utf8')).toBe('')
  expect(gunzipSync(await readFile(join(logs, 'access.log.27.gz'))).toString()).toBe('week 4\n')
})
