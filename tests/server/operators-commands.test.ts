import { cp, mkdir, readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bundleCommands } from '../../pocketbase/tasks/archive/bundle-commands'
import { runToEnd } from '../../pocketbase/tasks/children'
import { paths } from '../../pocketbase/tasks/paths'
import { version } from '../../pocketbase/tasks/usage.mjs'
import { testFolder } from '../support/test-folder'

/** The commands of an archive, in a folder that has neither packages nor programs. */
async function archive() {
  const folder = await testFolder()
  for (const name of ['canteiro', 'package.json']) await cp(join(paths.root, name), join(folder, name))
  await bundleCommands(join(folder, 'pocketbase/tasks'))
  const cwd = join(folder, 'elsewhere')
  await mkdir(cwd)
  const run = (...args: string[]) => runToEnd(join(folder, 'canteiro'), args, { cwd, env: { PATH: process.env.PATH } })
  return { cwd, run }
}

test('an archive has every command in one file, which without settings does nothing, and says what is missing', async () => {
  const { cwd, run } = await archive()
  const commands: [string, string[], string][] = [
    ['serve', [], 'Not set: PUBLIC_URL'],
    ['backup', ['copy'], 'Set DATA_DIR'],
    ['restore', ['copy'], 'Not set: DATA_DIR'],
    ['admin', ['list'], 'set DATA_DIR'],
    ['documentation', ['password'], 'set DATA_DIR'],
    ['doctor', ['no address'], 'Use: ./canteiro doctor'],
    ['follow', [], 'Not set: PUBLIC_URL'],
    ['promote', [], 'Not set: PUBLIC_URL'],
  ]
  const answers = await Promise.all(commands.map(([name, args]) => run(name, ...args)))
  expect(answers).toEqual(commands.map(([, , words]) => ({ code: 1, output: expect.stringContaining(words) })))
  expect(await readdir(cwd)).toEqual([])
  const help = await run('--help')
  expect(help).toMatchObject({ code: 0, output: expect.stringContaining('Use: ./canteiro COMMAND') })
  expect([...help.output.matchAll(/^ {2}([a-z]+)/gm)].map(([, name]) => name)).toEqual(commands.map(([name]) => name))
  expect(await run('build')).toEqual({ code: 1, output: expect.stringContaining('There is no command build.\nUse: ./canteiro COMMAND') })
  expect(await run('constructor')).toEqual({ code: 1, output: expect.stringContaining('There is no command constructor.') })
  expect(await run()).toEqual({ code: 1, output: expect.stringContaining('Use: ./canteiro COMMAND') })
})

test('in a checkout and in an archive ./canteiro tells its version, and without Node what to install', async () => {
  const told = { code: 0, output: `Canteiro ${version()}\n` }
  const { run } = await archive()
  expect(await run('--version')).toEqual(told)
  expect(await runToEnd(join(paths.root, 'canteiro'), ['--version'])).toEqual(told)
  const bare = await testFolder()
  for (const name of ['dirname', 'readlink']) await symlink(`/usr/bin/${name}`, join(bare, name))
  const { code, output } = await runToEnd(join(paths.root, 'canteiro'), ['serve'], { env: { PATH: bare } })
  expect([code, output]).toEqual([1, expect.stringContaining('There is no Node: install Node 20.19 or newer')])
})
