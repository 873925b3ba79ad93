import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { paths } from '../../../../pocketbase/tasks/paths'
import { testFolder } from '../../../support/test-folder'

/** Runs `keepRunning` in a process of its own, with a server that does what `server` says; waits take no time, and a clock that counts them. */
async function serves(server: string, untilStarts = Number.POSITIVE_INFINITY) {
  const folder = await testFolder()
  const [script, report] = [join(folder, 'run.mts'), join(folder, 'report.json')]
  await writeFile(
    script,
    `import { writeFileSync } from 'node:fs'
    import { startChild, stop, stopOnSignals } from ${JSON.stringify(join(paths.root, 'pocketbase/tasks/children.ts'))}
    import { keepRunning } from ${JSON.stringify(join(paths.root, 'pocketbase/tasks/serve/keep-running.ts'))}
    stopOnSignals(0)
    const seen = { starts: 0, waits: [] as number[] }
    let now = 0
    const start = async () => {
      seen.starts++
      writeFileSync(${JSON.stringify(report)}, JSON.stringify(seen))
      if (seen.starts > ${untilStarts}) { stop(7); return startChild('sleep', ['60']) }
      ${server}
    }
    await keepRunning({ name: 'PocketBase', start, mostEnds: 10 }, await start(), { now: () => now, wait: async (seconds) => { seen.waits.push(seconds); now += seconds * 1000 } })`,
  )
  const child = spawn(process.execPath, [join(paths.root, 'node_modules/tsx/dist/cli.mjs'), script], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const [code] = await once(child, 'close')
  const seen: unknown = JSON.parse(await readFile(report, 'utf8'))
  return { code, said, seen }
}

test('a server that ends is started again, later each time, and after ten ends in ten minutes everything ends with a failure', async () => {
  const { code, said, seen } = await serves("return startChild('sh', ['-c', 'exit 3'])")
  expect(seen).toEqual({ starts: 10, waits: [1, 2, 4, 8, 16, 32, 60, 60, 60] })
  expect(said).toContain('PocketBase ended by itself (exit code 3). It starts again in 1 s.')
  expect(said).toContain('PocketBase ended 10 times in ten minutes')
  expect(code).toBe(1)
})

test('a start that fails counts like an end, and says why', async () => {
  const { code, said } = await serves("if (seen.starts > 1) throw new Error('the port is taken'); return startChild('sh', ['-c', 'kill -9 $$'])")
  expect(said).toContain('PocketBase ended by itself (SIGKILL). It starts again in 1 s.')
  expect(said).toContain('the port is taken')
  expect(code).toBe(1)
})

test('a server that lasts is started again after a second, for ever', async () => {
  const { code, seen } = await serves("now += 11 * 60_000; return startChild('sh', ['-c', 'exit 1'])", 20)
  expect(seen).toEqual({ starts: 21, waits: Array.from({ length: 20 }, () => 1) })
  expect(code).toBe(7)
})
