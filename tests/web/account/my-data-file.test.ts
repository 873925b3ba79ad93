import { afterEach, expect, test, vi } from 'vitest'
import { collectMyData } from '../../../web/src/data/store/my-data'
import { fileNameAt } from '../../../web/src/features/account/settings/use-save-my-data'
import { ana, aProject } from '../../domain/builders'
import { eachWithDatabase } from '../data/each-database'
import { standInAccount } from '../data/stand-in-account'

const database = eachWithDatabase()

afterEach(() => vi.unstubAllEnvs())

test('the file of one’s own data is named after the day on this device, which late in the evening is not yet the day in UTC', () => {
  vi.stubEnv('TZ', 'America/Sao_Paulo')
  expect(fileNameAt(Date.parse('2026-11-21T01:30:00.000Z'))).toBe('canteiro-meus-dados-2026-11-20.zip')
  expect(fileNameAt(Date.parse('2026-11-21T03:00:00.000Z'))).toBe('canteiro-meus-dados-2026-11-21.zip')
})

test('[PRODUCT 11] [PRODUCT 80] of a document it holds what the server gave, and nothing that this device notes beside it', async () => {
  const project = aProject({ client_id: ana.id })
  await database().projects.insert({ ...project, newest: 1, fetchedWith: 'page' })
  const { facts } = await collectMyData({ ...standInAccount(database(), { actor: ana }), userId: ana.id }, '')
  expect(facts).toMatchObject({ projetos: [project] })
  expect(JSON.stringify(facts)).not.toMatch(/newest|fetchedWith/)
})
