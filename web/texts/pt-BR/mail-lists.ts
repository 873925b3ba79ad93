/** Switched in Configurações or by a mail's link. Product 90. */
export const mailLists = {
  new_projects: 'Resumo de novos projetos',
  projects: 'Propostas e projetos',
  messages: 'Mensagens não lidas',
  support: 'Respostas do suporte',
} as const
