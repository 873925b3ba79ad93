import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type PluginOption } from 'vite'
import { chunksWith } from '#build/chunks'

type ReadyPage = { html: string; title: string; description: string }

export type PageFile = {
  path: string
  /** The file of the build that it becomes. */
  file: string
  /** The end of the path of the module of its screen, which is loaded together with the app, not after it. */
  screen: string
  /** What its screen asks the server for first, asked for as early. */
  request?: string
}

type Options = {
  /** A module that exports `readyPage(path)`. */
  entry: string
  pages: readonly PageFile[]
  /** What the app itself is built with. */
  plugins: () => PluginOption[]
}

/** Prerenders public pages as HTML, readable before any script has run. All other paths get the shell unchanged. */
export function readyPages({ entry, pages, plugins }: Options): Plugin {
  let root = ''
  let out = ''
  const modules = new Map<string, string[]>()
  let afterPaint = ''
  return {
    name: 'ready-pages',
    apply: 'build',
    configResolved(config) {
      root = config.root
      out = join(config.root, config.build.outDir)
    },
    async buildStart() {
      afterPaint = this.emitFile({ type: 'asset', name: 'after-paint.js', source: await readFile(new URL('after-paint.js', import.meta.url)) })
    },
    writeBundle(_options, bundle) {
      afterPaint = `/${this.getFileName(afterPaint)}`
      for (const { path, screen } of pages) {
        modules.set(
          path,
          chunksWith([screen], bundle).map(({ fileName }) => `/${fileName}`),
        )
      }
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
        for (const { path, file, request = '' } of pages) {
          const page = filledIn(shell, await readyPage(path))
          await mkdir(dirname(join(out, file)), { recursive: true })
          await writeFile(join(out, file), withLateApp(page, { afterPaint, modules: modules.get(path) ?? [], request }))
        }
        await rm(renderer, { recursive: true })
      },
    },
  }
}

/** Replaced by functions: a text may hold '$&'. */
function filledIn(shell: string, { html, title, description }: ReadyPage): string {
  const forbidden = /<script| style="/.exec(html)
  if (forbidden) throw new Error(`'${title}' holds '${forbidden[0].trim()}', which the policy of the site does not let work.`)
  const steps: [RegExp, string][] = [
    [/<div id="root">[\s\S]*<\/div>(?=\s*<\/body>)/, `<div id="root">${withQuietFields(html)}</div>`],
    [/<title>[^<]*<\/title>/, `<title>${title}</title>`],
    [/<meta name="description" content="[^"]*"/, `<meta name="description" content="${description.replaceAll('"', '&quot;')}"`],
  ]
  return steps.reduce((page, [place, text]) => {
    if (!place.test(page)) throw new Error(`index.html has no ${place}.`)
    return page.replace(place, () => text)
  }, shell)
}

type LateApp = { afterPaint: string; modules: readonly string[]; request: string }

/** The page without the scripts that Vite wrote into the shell; after-paint.js brings them, and the screen's own. */
function withLateApp(page: string, { afterPaint, modules, request }: LateApp): string {
  const app = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/
  const early = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g
  const [tag = '', entry = ''] = app.exec(page) ?? []
  if (!tag) throw new Error('index.html loads no app.')
  const all = new Set([...[...page.matchAll(early)].map(([, href = '']) => href), ...modules])
  all.delete(entry)
  const late = `<script defer src="${afterPaint}" data-app="${entry}" data-modules="${[...all].join(' ')}" data-request="${request.replaceAll('&', '&amp;')}"></script>`
  return page.replace(tag, () => `\n    ${late}`).replaceAll(early, '')
}

/** What is typed before the app takes the page's place would be lost with it. */
const withQuietFields = (html: string): string => html.replaceAll(/<(?:input|textarea|select)(?=[\s>])/g, '$& inert')
