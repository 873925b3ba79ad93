import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type PluginOption, type Rolldown } from 'vite'
import { chunksWith } from '#build/chunks'

type ReadyPage = { html: string; title: string; description: string }

export type PageFile = {
  path: string
  /** The file of the build that it becomes. */
  file: string
  /** The end of the path of the module of its screen, which is loaded together with the app, not after it. */
  screen: string
  /** What its screen asks the server first, asked for just as early. */
  asks?: string
}

type Link = { href: string; rel: string }

type Options = {
  /** A module that exports `readyPage(path)`. */
  entry: string
  pages: readonly PageFile[]
  /** What the app itself is built with. */
  plugins: () => PluginOption[]
}

/** Writes public pages out as HTML, so that they can be read before any script has run. The shell stays as it is for all others. */
export function readyPages({ entry, pages, plugins }: Options): Plugin {
  let root = ''
  let out = ''
  const early = new Map<string, Link[]>()
  return {
    name: 'ready-pages',
    apply: 'build',
    configResolved(config) {
      root = config.root
      out = join(config.root, config.build.outDir)
    },
    writeBundle(_options, bundle) {
      for (const { path, screen, asks } of pages) early.set(path, linksOf(chunksWith([screen], bundle), asks))
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
        for (const { path, file } of pages) {
          await mkdir(dirname(join(out, file)), { recursive: true })
          await writeFile(join(out, file), filledIn(shell, await readyPage(path), early.get(path) ?? []))
        }
        await rm(renderer, { recursive: true })
      },
    },
  }
}

const linksOf = (chunks: readonly Rolldown.OutputChunk[], asks?: string): Link[] => [
  ...chunks.map(({ fileName }) => ({ href: `/${fileName}`, rel: 'modulepreload' })),
  ...(asks ? [{ href: asks.replaceAll('&', '&amp;'), rel: 'preload" as="fetch' }] : []),
]

/** Replaced by functions: a text may hold '$&'. */
function filledIn(shell: string, { html, title, description }: ReadyPage, early: readonly Link[]): string {
  const forbidden = /<script| style="/.exec(html)
  if (forbidden) throw new Error(`'${title}' holds '${forbidden[0].trim()}', which the policy of the site does not let work.`)
  const links = early
    .filter(({ href }) => !shell.includes(`"${href}"`))
    .map(({ href, rel }) => `<link rel="${rel}" fetchpriority="low" crossorigin href="${href}">`)
  const steps: [RegExp, string][] = [
    [/<div id="root">[\s\S]*<\/div>(?=\s*<\/body>)/, `<div id="root">${withQuietFields(html)}</div>`],
    [/(?=<\/head>)/, links.join('')],
    [/<title>[^<]*<\/title>/, `<title>${title}</title>`],
    [/<meta name="description" content="[^"]*"/, `<meta name="description" content="${description.replaceAll('"', '&quot;')}"`],
  ]
  const quietShell = shell.replaceAll(/<script type="module"|<link rel="modulepreload"/g, '$& fetchpriority="low"')
  return steps.reduce((page, [place, text]) => {
    if (!place.test(page)) throw new Error(`index.html has no ${place}.`)
    return page.replace(place, () => text)
  }, quietShell)
}

/** What is typed before the app takes the page's place would be lost with it. */
const withQuietFields = (html: string): string => html.replaceAll(/<(?:input|textarea|select)(?=[\s>])/g, '$& inert')
