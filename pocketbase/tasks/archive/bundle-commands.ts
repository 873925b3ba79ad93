import { join } from 'node:path'
import { build } from 'esbuild'
import { paths } from '../paths'

/** One file for Node 20, task.mjs with all that operators' commands import. */
export async function bundleCommands(outDir: string): Promise<void> {
  await build({
    entryPoints: [join(paths.root, 'pocketbase/tasks/task.mjs')],
    outfile: join(outDir, 'task.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // The places of package.json's "imports" that differ in an archive.
    conditions: ['archive'],
    charset: 'utf8',
    logLevel: 'warning',
  })
}
