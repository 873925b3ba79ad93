/** The magnifier in the header; it opens the palette, as Ctrl+K does. */
export const paletteButton = 'Ir para…'

/** The palette of pages, own things and actions. */
export const palette = {
  title: 'Ir para…',
  placeholder: 'Página, projeto, conversa…',
  groups: {
    pages: 'Páginas',
    projects: 'Seus projetos',
    proposals: 'Suas propostas',
    conversations: 'Conversas',
    providers: 'Fornecedores',
    actions: 'Ações',
  },
  support: 'Falar com o suporte',
  themes: { light: 'Usar tema claro', dark: 'Usar tema escuro', device: 'Usar tema do aparelho' },
  nothing: (typed: string) => `Nada encontrado para “${typed}” neste aparelho.`,
  found: (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`),
} as const
