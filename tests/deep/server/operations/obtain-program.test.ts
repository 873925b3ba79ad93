import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { obtainLitestream, obtainPocketBase } from '../../../../pocketbase/tasks/build/obtain-program'
import { paths } from '../../../../pocketbase/tasks/paths'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'canteiro-obtain-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A Go that does what the script says. */
const go = (script: string) => writeFile(join(folder, 'go'), `#!/bin/sh\n[ "$1" = env ] && echo go1.26.8 || { ${script}; }\n`, { mode: 0o755 })

describe.each([
  ['POCKETBASE_BIN', obtainPocketBase, paths.goModule],
  ['LITESTREAM_BIN', obtainLitestream, paths.litestreamModule],
])('%s', (setting, obtainIt, module) => {
  const obtain = (environment: NodeJS.ProcessEnv = {}) => obtainIt({ PATH: `${folder}:/bin`, ...environment }, join(folder, 'cache'))

  test('comes before everything else, and must run', async () => {
    const own = join(folder, 'own')
    await expect(obtain({ [setting]: own })).rejects.toThrow(`${setting} is ${own}, which does not run`)
    await writeFile(own, '#!/bin/sh\necho 0.0.1\n', { mode: 0o755 })
    expect(await obtain({ [setting]: own })).toBe(own)
  })

  test('is not warned of where it tells its version with a v before it', async () => {
    const said = vi.spyOn(console, 'info').mockReturnValue()
    onTestFinished(() => said.mockRestore())
    const own = join(folder, 'own')
    const [, version] = /(?:pocketbase\/pocketbase|benbjohnson\/litestream) (v\S+)/.exec(await readFile(join(module, 'go.mod'), 'utf8')) ?? []
    await writeFile(own, `#!/bin/sh\necho ${version}\n`, { mode: 0o755 })
    await obtain({ [setting]: own })
    expect(said).not.toHaveBeenCalled()
    await writeFile(own, '#!/bin/sh\necho v0.0.1\n', { mode: 0o755 })
    await obtain({ [setting]: own })
    expect(said).toHaveBeenCalledWith(expect.stringContaining('is "v0.0.1"; this project is made for'))
  })

  test('without Go it is said what was tried, and what to do', async () => {
    await expect(obtain()).rejects.toThrow(new RegExp(`${setting}: not set.*not there.*Go: not installed.*What to do`, 's'))
  })

  test('an old Go is not used', async () => {
    await writeFile(join(folder, 'go'), '#!/bin/sh\necho go1.25.9\n', { mode: 0o755 })
    await expect(obtain()).rejects.toThrow('go1.25.9 is older than 1.26')
  })

  test('a build that fails leaves nothing, and says why; one that does not is used from then on', async () => {
    await go('echo checksum mismatch; exit 1')
    await expect(obtain()).rejects.toThrow('the build failed: checksum mismatch')
    await go('while [ "$1" != -o ]; do shift; done; echo built >"$2"')
    const path = await obtain()
    expect(await readFile(path, 'utf8')).toBe('built\n')
    await go('exit 1')
    expect(await obtain()).toBe(path)
  })
})
