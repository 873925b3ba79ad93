import { afterEach, expect, test, vi } from 'vitest'
import { fileNameAt } from '../../../web/src/features/account/settings/use-save-my-data'

afterEach(() => vi.unstubAllEnvs())

test('the file of one’s own data is named after the day on this device, which late in the evening is not yet the day in UTC', () => {
  vi.stubEnv('TZ', 'America/Sao_Paulo')
  expect(fileNameAt(Date.parse('2026-11-21T01:30:00.000Z'))).toBe('canteiro-meus-dados-2026-11-20.zip')
  expect(fileNameAt(Date.parse('2026-11-21T03:00:00.000Z'))).toBe('canteiro-meus-dados-2026-11-21.zip')
})
