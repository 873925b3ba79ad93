import { type ItemAbout, ofPerson } from '../item-name'

export const messages = {
  title: 'Mensagens',
  empty: 'Nenhuma mensagem ainda.',
  emptyHint: 'As conversas sobre seus projetos aparecem aqui.',
  search: 'Buscar nas conversas',
  searchPlaceholder: 'Nome, projeto ou texto',
  nothingFound: (search: string) => `Nada para “${search}”. Tente outra palavra.`,
  choose: 'Selecione uma conversa.',
  back: 'Voltar para as conversas',
  seeProject: 'Ver projeto',
  online: 'Online',
  unreadDivider: 'Não lidas',
  you: 'Você',
  own: (content: string) => `Você: ${content}`,
  draft: (content: string) => `Rascunho: ${content}`,
  noMessageYet: 'Nenhuma mensagem nesta conversa.',
  toNewest: 'Ir para a mensagem mais recente',
  toUnread: (count: number) => (count === 1 ? '1 mensagem nova' : `${count} mensagens novas`),
  earlier: 'Mostrar mensagens anteriores',
  unanswered: (count: number, person: string) =>
    `Você já enviou ${count} mensagens sem resposta. Espere ${person} responder para enviar outra; o que você escrever fica guardado.`,
  log: (person: string) => `Mensagens com ${person}`,
  /** Author of lines that are no messages. */
  line: 'Combinado',
  from: (person: string, content: string) => `${person}: ${content}`,
  conversationWith: (person: string) => `Conversa com ${person}`,
  more: 'Mais opções da conversa',
  mute: 'Silenciar conversa',
  unmute: 'Voltar a avisar',
  muted: 'Silenciada',
  /** Product 93. */
  block: {
    action: (person: string) => `Bloquear ${person}`,
    title: (person: string) => `Bloquear ${person}?`,
    text: 'Mensagens, convites e propostas desta pessoa não chegam mais a você, e as conversas com ela saem da lista. Ela não é avisada. Para desfazer, abra Configurações.',
    confirm: 'Bloquear',
    blocked: (person: string) => `Você bloqueou ${person}.`,
    blockedHint: 'Desbloqueie para ver a conversa e voltar a receber o que esta pessoa envia.',
    unblock: 'Desbloquear',
    unblockPerson: (person: string) => `Desbloquear ${person}`,
    item: (about: ItemAbout) => ofPerson('Bloqueio ou desbloqueio', about),
    failed: (reason: string) => ({ title: 'Erro ao mudar o bloqueio', description: reason }),
  },
  removed: 'Esta conversa não está mais disponível.',

  /** First in each new chat. Product 18. */
  scamWarning: 'Nunca pague adiantado a quem você não conhece. Combine o pagamento por etapa concluída.',
  /** Where money is asked for before the work. Product 119. */
  paymentAhead: 'Pagamento adiantado é o golpe mais comum. Combine por etapa pronta.',

  input: {
    label: 'Mensagem',
    placeholder: 'Digite sua mensagem...',
    send: 'Enviar mensagem',
    tooLong: 'Uma mensagem tem até 4.000 caracteres.',
  },
  sent: 'Enviada',
  read: 'Lida',
  notSent: 'Não enviada',
  item: ({ person_name }: { person_name: string }) => (person_name ? `Mensagem para ${person_name}` : 'Mensagem'),
  failed: (reason: string) => ({ title: 'Erro ao enviar mensagem', description: reason }),

  start: {
    exists: { title: 'A conversa já existe. Redirecionando...' },
    item: (about: ItemAbout) => ofPerson('Nova conversa', about),
    failed: (reason: string) => ({ title: 'Erro ao iniciar conversa', description: reason }),
  },
} as const
