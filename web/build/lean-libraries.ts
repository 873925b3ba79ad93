import type { Plugin } from 'vite'

/** Operators of selectors that the app's queries and RxDB's own use. A query with another one throws as it is made. */
export const queryOperators = ['$and', '$eq', '$gt', '$gte', '$in', '$lt', '$lte', '$ne', '$or']

/** By path in node_modules, with their replacement. */
export const replacedModules: Readonly<Record<string, string>> = {
  'rxdb/dist/esm/rx-query-mingo.js': `
    import { Context } from 'mingo/core'
    import { Query } from 'mingo/query'
    import { ${queryOperators} } from 'mingo/operators/query'
    const context = /* @__PURE__ */ Context.init({ query: { ${queryOperators} } })
    export const getMingoQuery = (selector) => new Query(selector, { context })
  `,
  // RxDB asks a query only whether a document matches.
  'mingo/esm/cursor.js': 'export class Cursor {}',
  // The other methods are for browsers without BroadcastChannel, which the app itself needs.
  'broadcast-channel/dist/esbrowser/method-chooser.js': `
    import { NativeMethod } from './methods/native.js'
    export const chooseMethod = () => NativeMethod
  `,
  // jsPDF's ways of drawing pages, SVG and PNG: the app writes text and lines.
  'html2canvas/dist/html2canvas.js': 'export default undefined',
  'dompurify/dist/purify.es.mjs': 'export default undefined',
  'canvg/lib/index.es.js': 'export const Canvg = undefined',
  'fast-png/lib-esm/index.js': 'export const decode = undefined',
}

const REPLACED = new RegExp(`node_modules/(${Object.keys(replacedModules).join('|')})$`)
export const routerModules = /react-router\/dist\/production\/chunk-\w+\.mjs$/

export const leanRouter = (code: string): string =>
  code.replaceAll(/(?<== )React\d*\.forwardRef\(/g, '/* @__PURE__ */ $&').replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')

export const iconModules = /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/

/** Keys, which React asks for in development only, names for classes that no style has, and the usual size. */
export const leanIcon = (code: string): string =>
  code
    .replace(/^ {2}name: "[^"]*",\n {2}size: 24,\n/m, '')
    .replaceAll(/,\s*key: "\w+"(?=\s*\})/g, '')
    .replace(/,\n {2}aliases: \[[^\]]*\]/, '')

/**
 * Removes unused code that tree shaking keeps: 10 kB gzipped on signed-in pages, 4 kB on every page. Router components named for developer
 * tools count as used, and bring a framework's forms and prefetching.
 */
export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    apply: 'build',
    load: { filter: { id: REPLACED }, handler: (id) => replacedModules[REPLACED.exec(id)?.[1] ?? ''] },
    transform: { filter: { id: [routerModules, iconModules] }, handler: (code, id) => (iconModules.test(id) ? leanIcon(code) : leanRouter(code)) },
  }
}
