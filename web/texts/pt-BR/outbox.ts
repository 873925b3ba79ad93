type About = { project_title: string; person_name: string }

const named = (kind: string, about: string): string => (about ? `${kind} · ${about}` : kind)

/** Pendências de envio: waiting and refused items on this device. */
export const outbox = {
  title: 'Pendências de envio',
  summary: {
    /** Reasons why items wait: the codes of `useWaitingCode`, and 'queued' without a known reason. */
    waiting: {
      waiting_connection: (count: number) => (count === 1 ? '1 item aguarda conexão.' : `${count} itens aguardam conexão.`),
      waiting_server: (count: number) => (count === 1 ? '1 item aguarda o servidor.' : `${count} itens aguardam o servidor.`),
      suspended: (count: number) => (count === 1 ? '1 item aguarda: conta suspensa.' : `${count} itens aguardam: conta suspensa.`),
      sending: (count: number) => (count === 1 ? '1 item sendo enviado.' : `${count} itens sendo enviados.`),
      queued: (count: number) => (count === 1 ? '1 item aguarda envio.' : `${count} itens aguardam envio.`),
    },
    onlyRefused: (count: number) => (count === 1 ? '1 item não foi aceito.' : `${count} itens não foram aceitos.`),
    /** After the sentence of those that wait. */
    refused: (count: number) => (count === 1 ? '1 não foi aceito.' : `${count} não foram aceitos.`),
  },
  empty: 'Tudo enviado',
  emptyHint: 'Nada aguarda envio neste aparelho.',

  /** Why a command can never be taken again, where its project is known by name. */
  gone: {
    parent_missing: (project: string) => `“${project}” não existe mais. Isto não foi enviado.`,
    proposal_missing: (project: string) => `Sua proposta para “${project}” não existe mais. Isto não foi enviado.`,
    conversation_missing: (project: string) => `A conversa sobre “${project}” não existe mais. Isto não foi enviado.`,
  },
  /** For photos. */
  photosGone: 'O projeto não existe mais. As fotos não foram enviadas.',

  status: { waiting: 'Aguardando', refused: 'Não enviado' },
  givenAt: (since: string) => `Guardado neste aparelho ${since}`,

  /** Titles of items, one for each verb that waits in the queue. */
  items: {
    publish_project: ({ project_title }: About) => named('Projeto', project_title),
    edit_project: ({ project_title }: About) => named('Edição do projeto', project_title),
    complete_project: ({ project_title }: About) => named('Conclusão do projeto', project_title),
    close_project: ({ project_title }: About) => named('Encerramento do projeto', project_title),
    reopen_project: ({ project_title }: About) => named('Reabertura do projeto', project_title),
    keep_project: ({ project_title }: About) => named('Resposta: manter o projeto aberto', project_title),
    delete_project: ({ project_title }: About) => named('Exclusão do projeto', project_title),
    send_proposal: ({ project_title }: About) => named('Proposta', project_title),
    improve_proposal: ({ project_title }: About) => named('Nova versão da proposta', project_title),
    confirm_proposal: ({ project_title }: About) => named('Confirmação da proposta', project_title),
    withdraw_proposal: ({ project_title }: About) => named('Retirada da proposta', project_title),
    /** Sent at once by a request of its own; the queue gives it again only to a server that lost it. */
    accept_proposal: ({ project_title }: About) => named('Proposta aceita', project_title),
    undo_deal: ({ project_title }: About) => named('Desfazer combinado', project_title),
    start_conversation: ({ person_name }: About) => named('Nova conversa', person_name),
    decline_invitation: ({ project_title }: About) => named('Recusa do convite', project_title),
    send_message: ({ person_name }: About) => (person_name ? `Mensagem para ${person_name}` : 'Mensagem'),
    mute_conversation: ({ person_name }: About) => named('Avisos da conversa', person_name),
    block_person: ({ person_name }: About) => named('Bloqueio ou desbloqueio', person_name),
    mark_conversation_read: ({ person_name }: About) => named('Conversa lida', person_name),
    mark_notifications_read: (_about: About) => 'Notificações lidas',
    edit_account: (_about: About) => 'Alterações no perfil',
    request_cancellation: (_about: About) => 'Solicitação de exclusão da conta',
    withdraw_cancellation: (_about: About) => 'Retirada da solicitação de exclusão',
    send_support_message: (_about: About) => 'Mensagem para o suporte',
    mark_ticket_read: (_about: About) => 'Resposta do suporte lida',
  },
  /** A group of items that hang on the same thing. */
  groups: { account: 'Seu perfil', support: 'Suporte', nameless: 'Outros' },
  /** Excerpt of a person's text. */
  quoted: (text: string) => `“${text}”`,
  field: (label: string, value: string) => `${label}: ${value}`,
  materialsHint: 'Um por linha, com a quantidade. Ex.: Cimento CP II: 20 sacos',
  materialsError: 'Escreva um produto por linha, com dois-pontos antes da quantidade: no máximo 50 linhas.',
  document: 'CPF ou CNPJ',
  cleared: 'em branco',
  yes: 'sim',
  no: 'não',
  showAll: 'Ver tudo',
  showLess: 'Ver menos',

  avatar: 'Foto do perfil',
  logo: 'Logomarca',
  photos: (count: number, projectTitle: string) => named(count === 1 ? '1 foto' : `${count} fotos`, projectTitle),

  tryNow: 'Tentar agora',
  stillOffline: { title: 'Ainda sem conexão', description: 'Tudo continua guardado e será enviado quando a internet voltar.' },
  editAndSend: 'Editar e enviar de novo',
  editDiscarded: 'Alterações descartadas.',
  editUnsent: 'Suas alterações ainda não foram enviadas.',
  editTitle: (item: string) => `Editar: ${item}`,
  sendAgain: 'Enviar de novo',
  notSentAgain: 'Não foi possível enviar de novo',
  copyText: 'Copiar texto',
  copied: { title: 'Texto copiado.' },
  notCopied: { title: 'Não foi possível copiar', description: 'O navegador não deixou. Selecione o texto e copie.' },
  discard: 'Descartar',
  discarded: (item: string) => `Item descartado: ${item}`,
  onItsWay: { title: 'Este item já está a caminho', description: 'Não dá mais para descartar aqui: o servidor já o recebeu ou está recebendo.' },
} as const
