import { afterEach, expect, test, vi } from 'vitest'
import { SiteSettingsPage } from '../../../web/src/features/admin/site-settings-page'
import { openPage, standIn } from './stand-in'

afterEach(() => vi.unstubAllGlobals())

test('until it is known what would be overwritten, the settings are being loaded and nothing can be typed', async () => {
  standIn({})
  await openPage('/admin/settings', '/admin/settings', <SiteSettingsPage />)
  expect(document.body.textContent).toContain('Carregando configurações...')
  expect(document.querySelector('input')).toBeNull()
})
