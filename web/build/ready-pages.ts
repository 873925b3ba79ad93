import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type PluginOption } from 'vite'

type ReadyPage = { html: string; title: string; description: string }

type Options = {
  /** A module that exports `readyPage(path)`. */
  entry: string
  /** Addresses, and the file of the build that each becomes. */
  pages: ReadonlyMap<string, string>
  /** What the app itself is built with. */
  plugins: () => PluginOption[]
}

/** Writes public pages out as HTML, so that they can be read before any script has run. The shell stays as it is for all others. */
export function readyPages({ entry, pages, plugins }: Options): Plugin {
  let root = ''
  let out = ''
  return {
    name: 'ready-pages',
    apply: 'build',
    configResolved(config) {
      root = config.root
      out = join(config.root, config.build.outDir)
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const renderer = join(out, '.renderer')
        await build({
          configFile: false,
          root,
          logLevel: 'error',
          plugins: plugins(),
          build: {
            ssr: entry,
            outDir: renderer,
            emptyOutDir: true,
            copyPublicDir: false,
            rolldownOptions: { output: { entryFileNames: 'renderer.mjs' } },
          },
        })
        const { readyPage }: { readyPage(path: string): Promise<ReadyPage> } = await import(pathToFileURL(join(renderer, 'renderer.mjs')).href)
        const shell = await readFile(join(out, 'index.html'), 'utf8')
        for (const [path, file] of pages) {
          await mkdir(dirname(join(out, file)), { recursive: true })
          await writeFile(join(out, file), filledIn(shell, await readyPage(path)))
        }
        await rm(renderer, { recursive: true })
      },
    },
  }
}

/** Replaced by functions: a text may hold '$&'. */
function filledIn(shell: string, { html, title, description }: ReadyPage): string {
  const steps: [RegExp, string][] = [
    [/<div id="root">[\s\S]*<\/div>(?=\s*<\/body>)/, `<div id="root">${html}</div>`],
    [/<title>[^<]*<\/title>/, `<title>${title}</title>`],
    [/<meta name="description" content="[^"]*"/, `<meta name="description" content="${description.replaceAll('"', '&quot;')}"`],
  ]
  return steps.reduce((page, [place, text]) => {
    if (!place.test(page)) throw new Error(`index.html has no ${place}.`)
    return page.replace(place, () => text)
  }, shell)
}
