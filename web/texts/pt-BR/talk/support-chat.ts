export const supportChat = {
  title: 'Suporte',
  author: 'Suporte',
  open: 'Abrir o chat do suporte',
  /** With waiting messages. */
  openUnread: (count: number) =>
    count === 1 ? 'Abrir o chat do suporte: 1 resposta não lida' : `Abrir o chat do suporte: ${count} respostas não lidas`,
  openReturned: 'Abrir o chat do suporte: uma mensagem não foi enviada',
  close: 'Fechar o chat do suporte',
  newReply: 'O suporte respondeu.',
  status: { open: 'Aberto', closed: 'Encerrado' },
  subject: 'Assunto',
  /** Without a subject. */
  generalSubject: 'Conversa com o suporte',
  subjectOpen: (name: string, unread: number) => (unread > 0 ? `Assunto: ${name}. Há respostas não lidas em outro assunto.` : `Assunto: ${name}`),
  subjectChoice: (name: string, unread: number) => (unread > 0 ? `${name} (${unread} não ${unread === 1 ? 'lida' : 'lidas'})` : name),
  log: 'Mensagens com o suporte',
  empty: {
    title: 'Como podemos ajudar?',
    text: 'Escreva sua dúvida ou conte o que aconteceu. A resposta chega aqui, mesmo que você feche esta janela.',
  },
  expect: 'Respondemos por aqui, e avisamos você quando houver resposta.',
  reopens: 'Este chamado foi encerrado. Ao escrever, você o abre de novo.',
  input: {
    label: 'Mensagem para o suporte',
    placeholder: 'Digite sua mensagem...',
    send: 'Enviar ao suporte',
    tooLong: 'Uma mensagem tem até 4.000 caracteres.',
  },
  item: () => 'Mensagem para o suporte',
  failed: (reason: string) => ({ title: 'Erro ao enviar mensagem', description: `${reason} O texto voltou para o chat do suporte.` }),
  notKept: (reason: string) => ({ title: 'Erro ao enviar mensagem', description: reason }),
} as const

/** A ticket about one thing, named by `about`. */
export const report = {
  action: 'Denunciar',
  project: 'Denunciar projeto',
  provider: 'Denunciar perfil',
  conversation: 'Denunciar conversa',
  about: {
    project: (title: string) => (title ? `Denúncia: projeto ${title}` : 'Denúncia: projeto'),
    person: (name: string) => (name ? `Denúncia: perfil ${name}` : 'Denúncia: perfil'),
    conversation: (name: string) => (name ? `Denúncia: conversa com ${name}` : 'Denúncia: conversa'),
    reference: (name: string) => (name ? `Denúncia: referência de ${name}` : 'Denúncia: referência'),
  },
  title: {
    project: 'Denunciar projeto',
    person: 'Denunciar perfil',
    conversation: 'Denunciar conversa',
    reference: 'Denunciar referência',
  },
  calm: 'Só a equipe de suporte lê. A outra pessoa não fica sabendo da denúncia.',
  reason: 'O que aconteceu?',
  reasons: {
    payment: 'Pediu pagamento adiantado ou por fora',
    no_show: 'Não apareceu',
    abuse: 'Ofensa ou assédio',
    fake: 'Conteúdo falso',
    other: 'Outro motivo',
  },
  reasonMissing: 'Escolha um motivo.',
  sentence: 'Conte com suas palavras (opcional)',
  enclose: 'Enviar junto as últimas mensagens (até 30)',
  confirm: 'Denunciar',
  seeOwn: 'Ver minha denúncia',
  item: () => 'Denúncia',
  failed: (reason: string) => ({ title: 'Erro ao denunciar', description: reason }),
  /** Enclosed in what is not sent. */
  goesAlong: (count: number) => (count === 1 ? '1 mensagem da conversa vai junto' : `${count} mensagens da conversa vão junto`),
  /** First in the chat of a report. */
  chosen: (reason: string, enclosed: number) =>
    [`Motivo: ${reason}.`, enclosed > 0 && (enclosed === 1 ? '1 mensagem da conversa foi junto.' : `${enclosed} mensagens da conversa foram junto.`)]
      .filter(Boolean)
      .join(' '),
  empty: {
    title: 'O que há de errado?',
    text: 'Conte o que aconteceu. Só a equipe de suporte lê. A outra pessoa não fica sabendo da denúncia.',
  },
} as const
