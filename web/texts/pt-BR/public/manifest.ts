/** For the browser's install dialog and the installed app. */
export const manifest = {
  description: 'Serviços e materiais para a sua obra: publique, compare propostas e combine tudo, até sem internet.',
  /** `short`: in an icon's narrow menu. */
  shortcuts: {
    publish: { name: 'Publicar projeto', short: 'Publicar', description: 'Conte o que a sua obra precisa e receba propostas.' },
    work: { name: 'Encontrar trabalho', short: 'Trabalho', description: 'Veja os projetos abertos e envie a sua proposta.' },
    messages: { name: 'Mensagens', short: 'Mensagens', description: 'Continue as conversas sobre os seus projetos.' },
  },
  screenshots: {
    home: 'Publique o que a sua obra precisa',
    projects: 'Acompanhe seus projetos e as propostas que chegam',
    compare: 'Compare preços e prazos das propostas',
    work: 'Encontre projetos abertos na sua região',
    chat: 'Combine tudo na conversa do projeto',
    offline: 'Continue sem internet: o que falta enviar espera no aparelho',
  },
} as const
