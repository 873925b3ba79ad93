import { describe, expect, test } from 'vitest'
import { settingRefusal } from '#domain/site-settings'

const refusal = (value: string) => settingRefusal('how_it_works_video_url', value)

describe('the address of the video', () => {
  test.each(['', 'https://semponto', 'HTTP://x', 'http://[::1]:8090/a', `https://${'x'.repeat(492)}`])('may be %s', (value) => {
    expect(refusal(value)).toBe(null)
  })

  test.each(['https://', 'ftp://x.example', 'x.example', 'javascript:alert(1)', 'https://com espaço', `https://${'x'.repeat(493)}`])(
    'may not be %s',
    (value) => {
      expect(refusal(value)).toBe('website_invalid')
    },
  )
})

test('an address of the footer stays one that a browser opens elsewhere', () => {
  expect(settingRefusal('footer_facebook', 'https://semponto')).toBe('website_invalid')
})
