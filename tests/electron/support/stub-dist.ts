import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Precedes the fuses in Electron's program. */
const sentinel = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
/** Version 1, eight fuses, all on. */
const wire = Buffer.concat([Buffer.from([1, 8]), Buffer.from('11111111')])

/** Electron for Linux, empty but for the fuses. */
export async function stubElectronDist(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'canteiro-electron-'))
  const files: Record<string, string | Buffer> = {
    electron: Buffer.concat([Buffer.from('no program'), Buffer.from(sentinel), wire]),
    'chrome-sandbox': '',
    chrome_crashpad_handler: '',
    LICENSE: '',
    'LICENSES.chromium.html': '',
    version: '',
    'icudtl.dat': '',
    'locales/de.pak': '',
    'locales/en-US.pak': '',
    'locales/pt-PT.pak': '',
    'locales/pt-BR.pak': '',
    'resources/package.txt': '',
  }
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content, { mode: 0o755 })
  }
  return folder
}
