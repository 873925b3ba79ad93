/** Names of the lists of mails that can be switched off, in Configurações and where a mail's own link leads. Product 90. */
export const mailLists = {
  new_projects: 'Resumo de novos projetos',
  projects: 'Propostas e projetos',
  messages: 'Mensagens não lidas',
  support: 'Respostas do suporte',
} as const
