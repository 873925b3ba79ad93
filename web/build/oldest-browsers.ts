import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/**
 * Oldest browsers that run the app: the last Chrome of Windows 7 and 8, the first Safari with lookbehind, and the Firefox ESR of old Windows.
 * older-browsers.js rejects older ones and fills in `filledIn`.
 */
const oldest = { chrome: 109, safari: 16.4, firefox: 115 } as const

export const buildTarget: string[] = [...Object.entries(oldest), ['edge', oldest.chrome], ['ios', oldest.safari]].map(
  ([name, version]) => `${name}${version}`,
)

const never = Number.POSITIVE_INFINITY

/**
 * First versions with methods and globals that one of `oldest` lacks, from MDN's browser-compat-data 8, without names shared with something
 * older. Lower versions in `oldest` need more entries.
 */
const newer: Readonly<Record<string, readonly [chrome: number, safari: number, firefox: number]>> = {
  '.toReversed': [110, 16, 115],
  '.toSorted': [110, 16, 115],
  '.toSpliced': [110, 16, 115],
  'Array.fromAsync': [121, 16.4, 115],
  'Error.isError': [134, 18.4, 138],
  'Iterator.from': [122, 18.4, 131],
  'Map.groupBy': [117, 17.4, 119],
  'Math.sumPrecise': [147, 26.2, 137],
  'Object.groupBy': [117, 17.4, 119],
  'Promise.try': [128, 18.2, 134],
  'Promise.withResolvers': [119, 17.4, 121],
  'RegExp.escape': [136, 18.2, 134],
  'Uint8Array.fromBase64': [140, 18.2, 133],
  'Uint8Array.fromHex': [140, 18.2, 133],
  '.getOrInsert': [145, 26.2, 144],
  '.getOrInsertComputed': [145, 26.2, 144],
  '.isDisjointFrom': [122, 17, 127],
  '.isSubsetOf': [122, 17, 127],
  '.isSupersetOf': [122, 17, 127],
  '.symmetricDifference': [122, 17, 127],
  '.isWellFormed': [111, 16.4, 119],
  '.toWellFormed': [111, 16.4, 119],
  '.toBase64': [140, 18.2, 133],
  '.toHex': [140, 18.2, 133],
  'AbortSignal.any': [116, 17.4, 124],
  'Response.json': [105, 17, 115],
  'URL.canParse': [120, 17, 115],
  'URL.parse': [126, 18, 126],
  '.checkVisibility': [105, 17.4, 106],
  '.hidePopover': [114, 17, 125],
  '.showPopover': [114, 17, 125],
  '.togglePopover': [114, 17, 125],
  '.moveBefore': [133, never, 144],
  '.setAppBadge': [81, 17, never],
  '.setHTMLUnsafe': [124, 17.4, 123],
  '.startViewTransition': [111, 18, 144],
  'new CloseWatcher': [126, never, 149],
  'requestIdleCallback(': [47, never, 55],
}

/** Methods that older-browsers.js fills in for pages; workers have only their own. */
export const filledIn: readonly string[] = ['URL.canParse', '.toReversed', '.toSorted', '.toSpliced']

/** CSS features without which a rule or declaration is dropped whole; purely additive ones, as `text-wrap: balance`, are left out. */
const newerStyles: Readonly<Record<string, readonly [chrome: number, safari: number, firefox: number]>> = {
  ':dir(': [120, 16.4, 49],
  ':has(': [105, 15.4, 121],
  ':popover-open': [114, 17, 125],
  ':user-invalid': [119, 16.5, 88],
  '@scope': [118, 17.4, 146],
  'color-mix(': [111, 16.2, 113],
  'hsl(from': [119, 18, 128],
  'light-dark(': [123, 17.5, 120],
  'linear(': [113, 17.2, 112],
  'oklab(': [111, 15.4, 113],
  'oklch(': [111, 15.4, 113],
  'rgb(from': [119, 18, 128],
  'round(': [125, 15.4, 118],
  subgrid: [117, 16, 71],
}

const lackingOf = (firsts: typeof newer): string[] =>
  Object.keys(firsts).filter((name) => firsts[name]?.some((first, at) => first > (Object.values(oldest)[at] ?? 0)))
const lacking = lackingOf(newer)

export function stylesUnasked(css: string): string[] {
  const bare = css.replaceAll(/\/\*[\s\S]*?\*\/|@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  return lackingOf(newerStyles).filter((name) => new RegExp(name.replace('(', '\\(').replace(/^(?=\w)|(?<=\w)$/g, '\\b')).test(bare))
}

export function calledUnasked(code: string, isWorker = false): string[] {
  const names = lacking.filter((name) => isWorker || !filledIn.includes(name))
  const bare = code.replaceAll(/\/\*\*[\s\S]*?\*\//g, '')
  return names.filter((name) => {
    const word = name.replace(/^(new |.*\.)|\($/g, '')
    const call = name.endsWith('(')
      ? `(?<!function |[\\w$.])${word}\\(`
      : `${name.startsWith('.') ? '' : '(?<![\\w$.])'}${name.replace('.', '\\.')}\\(`
    const question = `['"\`]${word}['"\`] in |typeof [\\w.]*\\b${word}\\b|\\b${word}\\s*(?:&&|\\|\\||\\?|[!=]==?)`
    return new RegExp(call).test(bare) && !new RegExp(question).test(bare)
  })
}

/** Whether code has regular expressions with the flag `v` (Chrome 112, Safari 17, Firefox 116), as the build writes literals. */
const hasSetFlag = (code: string): boolean => /new RegExp\([^()]*,\s*['"`]\w*v\w*['"`]\)/.test(code)

/** React draws transitions for a component of its own only, which no page has; jsPDF's colours have a method of that name. */
const isUnused = (module: string, name: string): boolean =>
  (name === '.startViewTransition' && module.includes('/react-dom/')) || (name === '.toHex' && module.includes('/jspdf/'))

const scripts = { worker: ['../public/keep-last-version.js', '../public/keep-precache.js', '../public/web-push.js'], page: ['after-paint.js'] }
const textOf = (file: string): Promise<string> => readFile(new URL(file, import.meta.url), 'utf8')

/**
 * Fails the build where its code or its styles, those of libraries included, use what one of the oldest browsers lacks, and gives each page
 * older-browsers.js, which runs before everything else.
 */
export function oldestBrowsers(): Plugin {
  const check = checkedModules(false)
  return {
    ...check,
    async buildStart() {
      const wrong = await Promise.all(
        [...scripts.worker, ...scripts.page].map(async (file) => lackingIn(file, await textOf(file), scripts.worker.includes(file))),
      )
      stopAt(wrong.flat())
      this.emitFile({ type: 'asset', name: 'older-browsers.js', source: await textOf('older-browsers.js') })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => file.includes('older-browsers'))
          .map((file) => ({ tag: 'script', attrs: { defer: true, src: `/${file}` }, injectTo: 'head-prepend' as const })),
    },
  }
}

/** The same for the app's own workers, where nothing is filled in. */
export const oldestBrowsersOfWorkers = (): Plugin => checkedModules(true)

const checkedModules = (isWorker: boolean): Plugin => ({
  name: 'oldest-browsers',
  apply: 'build',
  // Not before the files are written: those that come after would tell that they lack them instead.
  writeBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? Object.entries(output.modules) : []))
    const styles = Object.values(bundle).flatMap((output) => (output.type === 'asset' && output.fileName.endsWith('.css') ? [output] : []))
    stopAt([
      ...modules.flatMap(([id, { code }]) => lackingIn(id, code ?? '', isWorker)),
      ...styles.flatMap(({ fileName, source }) => stylesUnasked(String(source)).map((what) => `${fileName}: ${what}`)),
    ])
  },
})

function lackingIn(name: string, code: string, isWorker: boolean): string[] {
  const called = [
    ...calledUnasked(code, isWorker).filter((method) => !isUnused(name, method)),
    ...(hasSetFlag(code) ? ['the flag v of a regular expression'] : []),
  ]
  return called.map((what) => `${name}: ${what}`)
}

function stopAt(wrong: readonly string[]): void {
  const browsers = `Chrome ${oldest.chrome}, Safari ${oldest.safari} or Firefox ${oldest.firefox}`
  if (wrong.length > 0) throw new Error(`${browsers} lacks what is used in\n${wrong.join('\n')}`)
}
