import type { ManifestOptions } from 'vite-plugin-pwa'
import { links } from '#links'
import { manifest as words } from '../texts/pt-BR/manifest'
import { shell } from '../texts/pt-BR/shell'
import { screenshots } from './screenshots'

const png = (src: string, size: number, purpose?: 'maskable' | 'monochrome') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose ? { purpose } : {}),
})

const shortcut = (name: keyof typeof words.shortcuts, url: string) => ({
  name: words.shortcuts[name].name,
  short_name: words.shortcuts[name].short,
  description: words.shortcuts[name].description,
  url,
  icons: [
    png(`/shortcuts/${name}-96.png`, 96),
    png(`/shortcuts/${name}-192.png`, 192),
    png(`/shortcuts/${name}-monochrome-96.png`, 96, 'monochrome'),
  ],
})

/** How the installed app presents itself. `render-icons.ts` and `render-screenshots.ts` draw what it names. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: shell.brand,
  short_name: shell.brand,
  description: words.description,
  lang: 'pt-BR',
  dir: 'ltr',
  start_url: links.dashboard(),
  scope: '/',
  display: 'standalone',
  background_color: '#FAF7F1',
  theme_color: '#0E4A52',
  categories: ['business', 'productivity', 'utilities'],
  prefer_related_applications: false,
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    png('/icon-192.png', 192),
    png('/icon-512.png', 512),
    png('/icon-maskable-192.png', 192, 'maskable'),
    png('/icon-maskable-512.png', 512, 'maskable'),
    png('/icon-monochrome-512.png', 512, 'monochrome'),
  ],
  shortcuts: [shortcut('publish', links.newProject()), shortcut('work', links.openProjects()), shortcut('messages', links.messages())],
  screenshots: screenshots.map(({ file, form_factor, width, height, scale, label }) => ({
    src: `/${file}`,
    sizes: `${width * scale}x${height * scale}`,
    type: 'image/webp',
    form_factor,
    label,
  })),
}
