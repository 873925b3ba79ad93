import HardHat from 'lucide-react/icons/hard-hat'
import MessageSquare from 'lucide-react/icons/message-square'
import Plus from 'lucide-react/icons/plus'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { manifest } from '../texts/pt-BR/public/manifest'

export type Icon = { file: string; size: number; svg: string }

export function iconsFrom(drawing: string): Icon[] {
  // Launchers and iOS cut their own corners.
  const fullBleed = drawing.replace(' rx="112"', '')
  const maskable = safely(fullBleed)
  return [
    { file: 'icon-192.png', size: 192, svg: drawing },
    { file: 'icon-512.png', size: 512, svg: drawing },
    { file: 'icon-maskable-192.png', size: 192, svg: maskable },
    { file: 'icon-maskable-512.png', size: 512, svg: maskable },
    { file: 'icon-monochrome-512.png', size: 512, svg: shapesOf(maskable).replace(/fill="#\w+"/g, 'fill="#fff"') },
    { file: 'apple-touch-icon.png', size: 180, svg: fullBleed },
    ...shortcuts.flatMap(([name, Glyph]) => [
      { file: `shortcuts/${name}-96.png`, size: 96, svg: disc(glyph(Glyph)) },
      { file: `shortcuts/${name}-192.png`, size: 192, svg: disc(glyph(Glyph)) },
      { file: `shortcuts/${name}-monochrome-96.png`, size: 96, svg: framed(glyph(Glyph)) },
    ]),
  ]
}

/** The app's, the tray's, and the counts that Windows lays over the taskbar's. */
export function desktopIconsFrom(drawing: string): Icon[] {
  return [
    { file: 'icon.png', size: 512, svg: drawing },
    { file: 'tray.png', size: 32, svg: drawing },
    { file: 'tray@2x.png', size: 64, svg: drawing },
    ...Array.from({ length: 10 }, (_, index) => ({ file: `badge-${index + 1}.png`, size: 32, svg: countDisc(index < 9 ? String(index + 1) : '9+') })),
  ]
}

/** A maskable icon's safe zone is a circle of 80 %; the blocks keep a small margin. */
const safely = (svg: string): string => svg.replace('<g>', '<g transform="translate(256 256) scale(.92) translate(-256 -256)">')

/** The blocks alone: a launcher colours them itself. */
const shapesOf = (svg: string): string => svg.replace(/<rect[^>]*>\s*<path[^>]*>/, '')

const shortcuts: [name: keyof typeof manifest.shortcuts, Glyph: typeof Plus][] = [
  ['publish', Plus],
  ['work', HardHat],
  ['messages', MessageSquare],
]

const glyph = (Glyph: typeof Plus): string => renderToStaticMarkup(createElement(Glyph, { x: 24, y: 24, size: 48, color: '#FAF7F1', strokeWidth: 2 }))
const framed = (content: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${content}</svg>`
const disc = (content: string): string => framed(`<circle cx="48" cy="48" r="48" fill="#0A383E" />${content}`)
const countDisc = (count: string): string =>
  framed(
    `<circle cx="48" cy="48" r="46" fill="#B42318" /><text x="48" y="68" font-family="sans-serif" font-weight="700" font-size="${count.length > 1 ? 48 : 60}" fill="#fff" text-anchor="middle">${count}</text>`,
  )
