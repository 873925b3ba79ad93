import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { saveFile } from '../../../web/src/components/files/save-file'

const bridge = vi.hoisted(() => ({ desktop: undefined as { call: (name: string, given: unknown) => Promise<string> } | undefined }))
vi.mock('#desktop', () => ({
  get desktop() {
    return bridge.desktop
  },
  serverUrl: '',
}))

const file = new File(['oi'], 'conversa-ana.txt', { type: 'text/plain' })
let downloaded: string[] = []

beforeEach(() => {
  downloaded = []
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloaded.push(this.download)
  })
})
afterEach(() => {
  bridge.desktop = undefined
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A device that is held in the hand, or not, and what its share sheet does. */
function device(isHeld: boolean, share?: (data: ShareData) => Promise<void>): void {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isHeld && query === '(pointer: coarse)' }))
  vi.stubGlobal('navigator', share ? { share, canShare: ({ files }: ShareData) => files?.[0]?.name.endsWith('.txt') } : {})
}
const failing = (name: string) => () => Promise.reject(new DOMException('', name))

describe('a file goes', () => {
  test('to a phone’s share sheet where that takes it', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(async () => undefined)
    device(true, share)
    expect(await saveFile(file)).toBe('shared')
    expect(share).toHaveBeenCalledWith({ files: [file] })
    expect(downloaded).toEqual([])
  })

  test('nowhere once the share sheet is closed', async () => {
    device(true, failing('AbortError'))
    expect([await saveFile(file), downloaded]).toEqual(['cancelled', []])
  })

  test.each([
    ['a phone whose share sheet refuses it', true, failing('NotAllowedError'), file],
    ['a phone whose share sheet does not take its kind', true, async () => undefined, new File([''], 'dados.zip')],
    ['a phone without a share sheet', true, undefined, file],
    ['a computer, whose share sheet saves nothing', false, async () => undefined, file],
  ])('to the downloads of %s', async (_, isHeld, share, given) => {
    device(isHeld, share)
    expect([await saveFile(given), downloaded]).toEqual(['downloaded', [given.name]])
  })

  test.each(['saved', 'cancelled', 'failed'])('to the desktop app, which asks where: %s', async (answer) => {
    const call = vi.fn<(name: string, given: unknown) => Promise<string>>(async () => answer)
    bridge.desktop = { call }
    device(true, async () => undefined)
    expect([await saveFile(file), downloaded]).toEqual([answer, []])
    expect(call).toHaveBeenCalledWith('saveFile', { name: 'conversa-ana.txt', bytes: new TextEncoder().encode('oi') })
  })
})
