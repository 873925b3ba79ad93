import { type ItemAbout, ofPerson, ofProject } from './item-name'

/** Pendências de envio. */
export const outbox = {
  title: 'Pendências de envio',
  summary: {
    /** The codes of `useWaitingCode`, and 'queued' without a known reason. */
    waiting: {
      waiting_connection: (count: number) => (count === 1 ? '1 item aguarda conexão.' : `${count} itens aguardam conexão.`),
      waiting_server: (count: number) => (count === 1 ? '1 item aguarda o servidor.' : `${count} itens aguardam o servidor.`),
      suspended: (count: number) => (count === 1 ? '1 item aguarda: conta suspensa.' : `${count} itens aguardam: conta suspensa.`),
      sending: (count: number) => (count === 1 ? '1 item sendo enviado.' : `${count} itens sendo enviados.`),
      queued: (count: number) => (count === 1 ? '1 item aguarda envio.' : `${count} itens aguardam envio.`),
    },
    onlyRefused: (count: number) => (count === 1 ? '1 item não foi aceito.' : `${count} itens não foram aceitos.`),
    /** After the sentence of waiting ones. */
    refused: (count: number) => (count === 1 ? '1 não foi aceito.' : `${count} não foram aceitos.`),
  },
  empty: 'Tudo enviado',
  emptyHint: 'Nada aguarda envio neste aparelho.',

  /** Never to be taken again; the project is named. */
  gone: {
    parent_missing: (project: string) => `“${project}” não existe mais. Isto não foi enviado.`,
    proposal_missing: (project: string) => `Sua proposta para “${project}” não existe mais. Isto não foi enviado.`,
    conversation_missing: (project: string) => `A conversa sobre “${project}” não existe mais. Isto não foi enviado.`,
  },
  /** For photos. */
  photosGone: 'O projeto não existe mais. As fotos não foram enviadas.',

  status: { waiting: 'Aguardando', refused: 'Não enviado' },
  givenAt: (since: string) => `Guardado neste aparelho ${since}`,

  /** Verbs without other words. */
  silent: {
    mute_conversation: (about: ItemAbout) => ofPerson('Avisos da conversa', about),
    mark_conversation_read: (about: ItemAbout) => ofPerson('Conversa lida', about),
    mark_notifications_read: () => 'Notificações lidas',
    mark_ticket_read: () => 'Resposta do suporte lida',
  },
  /** Items of one subject. */
  groups: { account: 'Seu perfil', support: 'Suporte', nameless: 'Outros' },
  /** A person's text. */
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
  photos: (count: number, project_title: string) => ofProject(count === 1 ? '1 foto' : `${count} fotos`, { project_title }),

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
