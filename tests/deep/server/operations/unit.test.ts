import { existsSync } from 'node:fs'
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { obtainPocketBase } from '../../../../pocketbase/tasks/build/obtain-program'
import { runToEnd } from '../../../../pocketbase/tasks/children'
import { paths } from '../../../../pocketbase/tasks/paths'
import { eventually } from '../../../support/eventually'
import { obtainProgram } from '../../../support/run/apt'
import { documentedBlock } from '../../../support/run/documented'
import { freePort } from '../../../support/server/free-port'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'canteiro-unit-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test("the service's unit is one that systemd takes without a word", async () => {
  const unit = join(folder, 'canteiro.service')
  await writeFile(
    unit,
    documentedBlock('As a service', '[Unit]').replace('User=canteiro', `User=${userInfo().username}`).replaceAll('/opt/canteiro/current', paths.root),
  )
  const program = await obtainProgram('systemd-analyze', 'systemd')
  expect(await runToEnd(program, ['verify', unit])).toEqual({ code: 0, output: '' })
})

test('the unit starts the server, which ends as it should when it is stopped', async ({ skip }) => {
  if (!existsSync('/run/systemd/system') || process.getuid?.() !== 0) skip('not run: systemd does not run this machine, or the test is not root')
  const port = await freePort()
  const name = `canteiro-${port}`
  // The unit's own /tmp is another one.
  const home = await mkdtemp(join(paths.cache, 'canteiro-unit-'))
  const settings = {
    PUBLIC_URL: 'https://canteiro.example',
    TRUSTED_PROXY_HEADER: 'none',
    SMTP_HOST: 'localhost',
    SMTP_FROM: '"Canteiro <a@canteiro.example>"',
  }
  const variables = { ...settings, DATA_DIR: join(home, 'data'), PORT: port, POCKETBASE_BIN: await obtainPocketBase() }
  await writeFile(
    join(home, 'env'),
    Object.entries(variables)
      .map(([key, value]) => `${key}=${value}\n`)
      .join(''),
  )
  const unit = documentedBlock('As a service', '[Unit]')
    .replace('User=canteiro', 'User=root')
    .replace('ProtectHome=yes', 'ProtectHome=no')
    .replace('/etc/canteiro.env', join(home, 'env'))
    .replaceAll('/opt/canteiro/current', paths.root)
    .replace('ReadWritePaths=/var/lib/canteiro', `ReadWritePaths=${paths.root} ${home}`)
  const systemctl = (...args: string[]) => runToEnd('systemctl', args)
  try {
    await writeFile(`/run/systemd/system/${name}.service`, unit)
    expect(await systemctl('daemon-reload')).toMatchObject({ code: 0 })
    expect(await systemctl('start', name)).toMatchObject({ code: 0 })
    const health = () =>
      fetch(`http://127.0.0.1:${port}/api/health`).then(
        ({ status }) => status,
        () => 0,
      )
    await eventually(health, (status) => status === 200)
    expect(await systemctl('stop', name)).toMatchObject({ code: 0 })
    const { output } = await systemctl('show', name, '--property=Result,ActiveState')
    expect(output.trim().split('\n').sort()).toEqual(['ActiveState=inactive', 'Result=success'])
  } finally {
    await systemctl('stop', name)
    await rm(`/run/systemd/system/${name}.service`, { force: true })
    await systemctl('daemon-reload')
    await rm(home, { recursive: true, force: true })
  }
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
