import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backUp, isThere, lastBackupOf } from '../../pocketbase/tasks/data/back-up'
import { testFolder } from '../support/test-folder'

/** Data of a server, and in the place of PocketBase a script that copies the database, then answers so. */
async function scene(answer: object) {
  const folder = await testFolder()
  const [dataDir, program, backups] = [join(folder, 'data'), join(folder, 'pocketbase'), join(folder, 'backups')]
  await mkdir(dataDir)
  await mkdir(backups)
  await writeFile(join(dataDir, 'data.db'), 'rows')
  await writeFile(program, `#!/bin/sh\ncp ${dataDir}/data.db "$2"\necho 'answer: ${JSON.stringify(answer)}'\n`, { mode: 0o755 })
  return { folder, dataDir, backups, makes: (target: string) => backUp(program, dataDir, target) }
}

const whole = { ok: true, files: [], applied: [] }

test('a backup onto a disk that is full names the disk and leaves nothing, so that the next night begins anew', async () => {
  const { backups, dataDir, makes } = await scene({ ok: false, reason: 'GoError: database or disk is full (13)' })
  const own = join(backups, 'own')
  await mkdir(own)
  for (const target of [join(backups, 'tonight'), own]) await expect(makes(target)).rejects.toThrow(`The disk of ${target} is full. Make room there`)
  expect(await readdir(backups, { recursive: true })).toEqual(['own'])
  expect(await lastBackupOf(dataDir)).toBeUndefined()
})

test('a backup of a damaged database says so, and leaves nothing', async () => {
  const { backups, dataDir, makes } = await scene({ ok: false, reason: 'row 7 missing from index' })
  await expect(makes(join(backups, 'tonight'))).rejects.toThrow(`The database in ${dataDir} is damaged`)
  expect(await readdir(backups)).toEqual([])
})

test('a backup inside of the data, by whatever name, is refused, for a lost disk or a restore would take it along', async () => {
  const { folder, dataDir, makes } = await scene(whole)
  await symlink(dataDir, join(folder, 'link'))
  for (const target of [join(dataDir, 'backups', 'tonight'), join(folder, 'link', 'tonight'), dataDir])
    await expect(makes(target), target).rejects.toThrow(`is inside of ${dataDir}`)
  expect(await readdir(dataDir)).toEqual(['data.db'])
  await makes(`${dataDir}-backups`)
})

test('of two backups into one folder the second is refused, and does not clear the first one; one that is deleted is missed', async () => {
  const { backups, dataDir, makes } = await scene(whole)
  const target = join(backups, 'tonight')
  const both = await Promise.allSettled([makes(target), makes(target)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(both).toContainEqual(expect.objectContaining({ reason: expect.objectContaining({ message: expect.stringContaining('is not empty') }) }))
  expect((await readdir(target)).sort()).toEqual(['backup.json', 'data.db'])
  const last = await lastBackupOf(dataDir)
  expect(last && isThere(last)).toBe(true)
  await rm(target, { recursive: true })
  expect(last && isThere(last)).toBe(false)
  expect(existsSync(target)).toBe(false)
})
