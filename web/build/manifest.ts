import type { ManifestOptions } from 'vite-plugin-pwa'
import { links, webLinks } from '#links'
import { manifest as words } from '../texts/pt-BR/public/manifest'
import { shell } from '../texts/pt-BR/shell'

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

const phone = { form_factor: 'narrow', sizes: '780x1688' } as const
const desktop = { form_factor: 'wide', sizes: '1280x800' } as const

const taken = (scene: keyof typeof words.screenshots, on: typeof phone | typeof desktop) => ({
  ...on,
  src: `/screenshots/${on.form_factor}-${scene}.webp`,
  type: 'image/webp',
  label: words.screenshots[scene],
})

/** Screenshots for the browser's install dialog, in this order. Taken by hand with the demo data, at 390 × 844 (two pixels each) and 1280 × 800. */
const screenshots = [
  taken('home', phone),
  taken('compare', phone),
  taken('work', phone),
  taken('chat', phone),
  taken('offline', phone),
  taken('projects', desktop),
  taken('compare', desktop),
  taken('chat', desktop),
]

/** `render-icons.ts` draws its icons. */
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
  screenshots,
  // A link, a shortcut or a share goes on in the window that is open; what was typed there is kept.
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
  protocol_handlers: [{ protocol: webLinks.scheme, url: `${webLinks.path}?${webLinks.parameter}=%s` }],
  // receive-share.js takes it. No iOS and no Firefox has it.
  share_target: {
    action: links.received(),
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { title: 'title', text: 'text', url: 'url', files: [{ name: 'photos', accept: ['image/*'] }] },
  },
}
