/** How sending and receiving stand. `time` is '14:32'. Product 30, 34, 36, 38. */
export const sync = {
  offline: 'Sem conexão',
  updatedAt: (time: string) => `Atualizado às ${time}`,
  /** `day` is '19/11'. */
  updatedOn: (day: string, time: string) => `Atualizado em ${day} às ${time}`,
  offlineHint: 'Guardado neste aparelho; será enviado quando a internet voltar.',
  /** The codes of `useWaitingCode`. */
  waitingWords: {
    waiting_connection: 'Aguardando conexão',
    sending: 'Enviando…',
    waiting_server: 'Aguardando o servidor',
    suspended: 'Aguardando: conta suspensa',
  },
  sentPart: (percent: number) => `${percent}% enviados`,
  /** A suspended account's strip. Product 49. */
  suspended: (reason: string) => `Conta suspensa: ${reason}`,
  suspendedHelp: 'Você pode falar com o suporte e, em Configurações, pedir a exclusão da conta.',
  toSupport: 'Falar com o suporte',
  allSent: 'Tudo enviado',
  waiting: (count: number) => (count === 1 ? '1 item aguardando envio' : `${count} itens aguardando envio`),
  waitingShort: (count: number) => `${count} aguardando`,
  refused: (count: number) => (count === 1 ? '1 item não foi aceito' : `${count} itens não foram aceitos`),
  sentToast: (count: number) => ({ title: `${count} itens enviados.` }),
  seeOutbox: 'Ver em Pendências',
  draftKept: (time: string) => `Rascunho guardado neste aparelho às ${time}`,
  notOnDevice: 'Este conteúdo não está neste aparelho.',
  /** Below the own state's list. */
  otherStates: 'Conecte-se para ver outros estados.',
  needsConnection: 'Isto precisa de conexão. O que você digitou continua aqui.',
  storageFull: 'Sem espaço neste aparelho. Libere espaço para continuar recebendo.',
  storageBroken: 'Este aparelho não está guardando os dados. Libere espaço, se faltar, e recarregue a página.',
  firstLoad: 'Buscando seus dados pela primeira vez...',
} as const
