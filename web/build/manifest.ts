import type { ManifestOptions } from 'vite-plugin-pwa'

const shortcut = (name: string, url: string) => ({ name, url, icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }] })

/** How the installed app presents itself. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Canteiro',
  short_name: 'Canteiro',
  description: 'Serviços e materiais para a sua obra: publique, compare propostas e combine tudo, até sem internet.',
  lang: 'pt-BR',
  dir: 'ltr',
  start_url: '/dashboard',
  scope: '/',
  display: 'standalone',
  background_color: '#FAF7F1',
  theme_color: '#0E4A52',
  categories: ['business', 'productivity'],
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    shortcut('Publicar projeto', '/projetos/novo'),
    shortcut('Encontrar trabalho', '/projetos-abertos'),
    shortcut('Mensagens', '/mensagens'),
  ],
}
