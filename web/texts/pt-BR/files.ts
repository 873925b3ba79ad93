/** What is saved, copied or printed from the menus of a project and a conversation. */
export const files = {
  more: 'Mais ações',
  saved: { title: 'Arquivo salvo.' },
  failed: { title: 'Não foi possível salvar o arquivo', description: 'Tente de novo em alguns instantes.' },

  /** An accepted proposal's last day. */
  deadline: {
    action: 'Salvar prazo na agenda',
    file: 'prazo',
    title: (project: string) => `Prazo: ${project}`,
    agreedWith: (person: string) => `Combinado com ${person}.`,
    counted: (days: string, since: string) =>
      `Prazo de ${days}, contado de ${since}, quando a proposta foi aceita. Se o trabalho começar em outro dia, mude a data.`,
  },

  shopping: {
    name: 'Lista de compras',
    copy: 'Copiar lista de compras',
    copied: 'Lista copiada.',
    print: 'Imprimir lista de compras',
    save: 'Salvar lista de compras',
    file: 'lista-de-compras',
    heading: (project: string) => `Lista de compras: ${project}`,
    line: (product: string, quantity: string) => `- ${product}: ${quantity}`,
  },
} as const
