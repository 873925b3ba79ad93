import { createHash } from 'node:crypto'
import { links } from '#links'
import { escapeHtml, desktopShell as words } from '#texts'
import { dark, light, type Palette } from '../../web/src/styles/palette'
import { appOrigin } from '../files/app-address'

/** Not the path of any file of the build. */
export const failurePath = '/.falha'
export const failureAddress = appOrigin + failurePath

const coloured = ({ paper, ink, cta, onCta }: Palette): string =>
  `body{background:${paper};color:${ink}}a{background:${cta};color:${onCta}}a:focus-visible{outline-color:${ink}}`

const style = [
  ':root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}',
  'body{display:grid;place-content:center;min-height:100vh;margin:0;padding:24px;box-sizing:border-box}',
  'main{max-width:32rem}h1{font-size:1.5rem;line-height:1.25;margin:0 0 8px}p{margin:0 0 24px}',
  'a{display:inline-block;padding:12px 20px;border-radius:8px;font-weight:600;text-decoration:none}a:focus-visible{outline:3px solid;outline-offset:3px}',
  coloured(light),
  `@media(prefers-color-scheme:dark){${coloured(dark)}}`,
].join('')

/** Loads nothing else. */
export const failurePage = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>${escapeHtml(words.failure.title)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(words.failure.title)}</h1><p>${escapeHtml(words.failure.text)}</p><a href="${links.dashboard()}" autofocus>${escapeHtml(words.failure.tryAgain)}</a></main></body></html>`

export const failurePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`
