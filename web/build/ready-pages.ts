import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type PluginOption } from 'vite'
import { chunksWith } from '#build/chunks'

type ReadyPage = { html: string; title: string; description: string }

export type PageFile = {
  path: string
  file: string
  /** Path ending of its screen's module, which is loaded together with the app, not after it. */
  screen: string
  /** The screen's first request to the server, preloaded with the page. */
  request?: string
}

const app = 'web/index.html'

type Options = {
  entry: string
  pages: readonly PageFile[]
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
          chunksWith([app, screen], bundle).map(({ fileName }) => `/${fileName}`),
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

/** Replaced by functions: a text may contain '$&'. */
function filledIn(shell: string, { html: drawn, title, description }: ReadyPage): string {
  const html = withQuietForms(withoutHiddenParts(drawn))
  const forbidden = /<script| style="/.exec(html)
  if (forbidden) throw new Error(`'${title}' holds '${forbidden[0].trim()}', which the policy of the site does not let work.`)
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

type LateApp = { afterPaint: string; modules: readonly string[]; request: string }

/** The page without the scripts that Vite wrote into the shell; after-paint.js brings them, and the screen's own. */
function withLateApp(page: string, { afterPaint, modules, request }: LateApp): string {
  const tag = /\s*<script type="module"[^>]* src="[^"]+"><\/script>/
  if (!tag.test(page)) throw new Error('index.html loads no app.')
  const late = `<script defer src="${afterPaint}" data-modules="${modules.join(' ')}" data-request="${request.replaceAll('&', '&amp;')}"></script>`
  return page.replace(tag, () => `\n    ${late}`).replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
}

/** Early submission must not put a form into an address: after-paint.js presses its button again once the app can send it. */
const withQuietForms = (html: string): string => html.replaceAll(/(<button(?=\s)[^>]*\stype=)"submit"/g, '$1"button" data-submits')

/** React Aria hides a checkbox's input by an inline style, which the site's policy forbids in a page. */
const withoutHiddenParts = (html: string): string => html.replaceAll(/ style="border:0;clip:rect\(0 0 0 0\)[^"]*"/g, ' hidden=""')
