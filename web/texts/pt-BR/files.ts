/** Words of what is saved, copied or printed from the menus of a project and a conversation. */
export const files = {
  more: 'Mais ações',
  saved: { title: 'Arquivo salvo.' },
  failed: { title: 'Não foi possível salvar o arquivo', description: 'Tente de novo em alguns instantes.' },

  pdf: {
    action: 'Compartilhar PDF',
    /** Offline, where none was made yet. */
    missing: { title: 'Não foi possível criar o PDF', description: 'O primeiro PDF precisa de conexão. Para imprimir, não precisa.' },
    page: (page: number, count: number) => `Página ${page} de ${count}`,
  },

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

  contact: {
    action: 'Salvar contato',
    file: 'contato',
    note: (project: string) => `Canteiro: ${project}`,
  },

  /** For disputes. */
  conversation: {
    action: 'Salvar conversa',
    file: 'conversa',
    heading: 'Conversa no Canteiro',
    project: (title: string) => `Projeto: ${title}`,
    between: (me: string, other: string) => `Entre ${me} e ${other}`,
    madeAt: (time: string) => `Salva em ${time}, horário de Brasília`,
    receivedUntil: (time: string) => `Com o que este aparelho recebeu até ${time}`,
    incomplete: 'INCOMPLETA: este aparelho ainda não recebeu todas as mensagens.',
    aboutLines: (mark: string) => `As linhas que começam com ${mark} não são mensagens: são do combinado.`,
    at: (day: string, time: string) => `${day} às ${time}`,
    none: 'Nenhuma mensagem ainda.',
    message: (author: string, content: string) => `${author}: ${content}`,
    /** Offline at the time. */
    writtenAt: (author: string, time: string) => `${author} (escrita em ${time})`,
    unsent: 'Não enviadas: só estão neste aparelho',
    waiting: (author: string) => `${author} (ainda não enviada)`,
    refused: (author: string) => `${author} (não enviada: o Canteiro recusou)`,
  },
} as const
