import { readFile, writeFile } from 'node:fs/promises'
import { runToEnd } from '../../../pocketbase/tasks/children'
import { publish } from '../../e2e/support/deeds'
import { signIn } from '../../e2e/support/signing-in'
import { createPerson } from '../../support/data/people'
import { recordsOf } from '../../support/server/server-client'
import { startFeed } from './support/feed'
import { environmentOfPacked, packApp, packedFeed, packedProgram, startPacked } from './support/packed'
import { expect, test } from './support/test'

test.beforeAll(({ stage }) => packApp(stage.server.url, 'https://canteiro.example/desktop'))

test('the packed program runs neither as Node, nor with Node’s options, nor under a debugger, nor another app', async ({ desk }) => {
  const marker = 'process.stdout.write("taken");process.exit(7)'
  const given = { env: { ...environmentOfPacked(desk), ELECTRON_RUN_AS_NODE: '1' }, cwd: desk.home }
  const note = `${desk.home}/taken.cjs`
  await writeFile(note, marker)
  const short = { ...given, timeout: 8_000 }
  expect((await runToEnd(packedProgram, ['-e', marker, `--user-data-dir=${desk.home}/fuses`], short)).output).not.toContain('taken')
  const withOptions = { ...short, env: { ...environmentOfPacked(desk), NODE_OPTIONS: `--require ${note}` } }
  const { code, output } = await runToEnd(packedProgram, [note, '--inspect-brk=0', `--user-data-dir=${desk.home}/fuses`], withOptions)
  expect(output).not.toMatch(/taken|Debugger listening/)
  expect(code).not.toBe(7)
})

test('the packed app signs in, and publishes', async ({ stage, desk }, info) => {
  const person = await createPerson(stage.server, { role: 'cliente', full_name: 'Lia Barros' })
  const app = await startPacked(desk, 'packed')
  try {
    await signIn(app.page, person.email)
    await publish(app.page, { title: 'Telhado novo' })
    await expect
      .poll(async () => (await recordsOf(stage.server, 'projects', `client_id = "${person.id}"`)).map(({ title }) => title))
      .toEqual(['Telhado novo'])
    await desk.picture(info.outputPath('packed.png'))
  } finally {
    await app.close()
  }
})

test('a new version comes from the feed, is offered by the page, takes the old one’s place and starts', async ({ desk }) => {
  const feed = await startFeed(desk.home, packedProgram)
  await writeFile(packedFeed, feed.settings)
  const app = await startPacked(desk, 'updated', { program: feed.appImage, environment: { APPIMAGE: feed.appImage } })
  try {
    await expect(app.page.getByText('Há uma nova versão.')).toBeVisible()
    expect(await readFile(feed.appImage, 'utf8')).toBe(feed.old)
    await app.page.getByRole('button', { name: 'Atualizar' }).click()
    // Nothing is there between the old one and the new.
    await expect.poll(() => readFile(feed.appImage, 'utf8').catch(() => '')).toBe(feed.new)
    await expect.poll(() => feed.started()).toEqual(['1.0.0', '1.1.0'])
  } finally {
    await app.close()
    await feed.close()
  }
})
