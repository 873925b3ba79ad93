export const paletteButton = 'Ir para…'
export const paletteTooltip = 'Ir para… (Ctrl+K). A tecla “?” mostra os atalhos.'

/** The header's magnifier, and Ctrl+K. */
export const shortcuts = {
  title: 'Atalhos do teclado',
  /** On the chat's button. */
  send: 'Enter envia; Shift+Enter começa outra linha.',
  /** On a row with its project beside it. */
  row: 'J e K: próximo e anterior. Enter: ir para o projeto.',
  rowWithProposal: 'J e K: próximo e anterior. Enter: ir para o projeto. P: proposta.',
  items: [
    { keys: 'Ctrl+K ou ⌘K', text: 'Ir para uma página, um projeto ou uma conversa' },
    { keys: 'J ou ↓', text: 'Próximo projeto da lista; J também vale no projeto ao lado' },
    { keys: 'K ou ↑', text: 'Projeto anterior da lista; K também vale no projeto ao lado' },
    { keys: 'Enter', text: 'Na lista, ir para o projeto ao lado; na mensagem, enviar (com Shift, começar outra linha)' },
    { keys: 'P', text: 'Ir para a proposta do projeto ao lado' },
    { keys: 'Esc', text: 'Voltar do projeto à lista; fechar o que está aberto por cima da página' },
    { keys: '?', text: 'Mostrar esta lista' },
  ],
} as const

/** Pages, own things, themes. */
export const palette = {
  title: 'Ir para…',
  placeholder: 'Página, projeto, conversa…',
  groups: {
    pages: 'Páginas',
    projects: 'Seus projetos',
    proposals: 'Suas propostas',
    conversations: 'Conversas',
    openProjects: 'Projetos abertos',
    providers: 'Fornecedores',
    people: 'Usuários',
    allProjects: 'Projetos',
    tickets: 'Tickets de suporte',
    actions: 'Ações',
    search: 'Buscar em mais lugares',
  },
  themes: { light: 'Usar tema claro', dark: 'Usar tema escuro', device: 'Usar tema do aparelho' },
  searchIn: {
    providers: (typed: string) => `Buscar “${typed}” em Fornecedores`,
    projects: (typed: string) => `Buscar “${typed}” em Projetos abertos`,
  },
  nothing: (typed: string) => `Nada encontrado para “${typed}” neste aparelho.`,
  admin: {
    placeholder: 'Página, usuário, projeto, ticket…',
    nothing: (typed: string) => `Nada encontrado para “${typed}”.`,
  },
  found: (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`),
} as const
