/** An ended session, a broken account, and the losses of signing out. The signed-out load none of it. */
export const session = {
  expired: {
    text: 'Sua sessão terminou. Você pode continuar; entre de novo para enviar e receber.',
    action: 'Entrar de novo',
    /** The dialog of `action`. */
    dialogText: 'Entre com a mesma conta. O que você escreveu continua guardado neste aparelho.',
    otherPerson: 'Esta é outra conta. Entre com a conta que está aberta neste aparelho.',
  },

  /** This device cannot open its database. */
  brokenAccount: {
    title: 'Não foi possível abrir seus dados neste aparelho.',
    text: 'O navegador pode estar sem espaço, em um modo que não guarda dados, ou com o Canteiro aberto em outra aba. Seus dados continuam no servidor.',
  },

  signOut: {
    title: 'Sair com envios pendentes?',
    draftsTitle: 'Sair sem enviar seus rascunhos?',
    text: ({ items, drafts, photos }: Loss) =>
      `Se você sair agora, será apagado deste aparelho o que só existe nele: ${lost({ items, drafts, photos })}.`,
    unknownTitle: 'Sair sem conferir os envios pendentes?',
    unknown: 'Não foi possível ver o que falta enviar neste aparelho. Se você sair agora, o que ainda não foi enviado será apagado.',
    seeOutbox: 'Ver pendências',
    confirm: 'Sair e apagar',
  },

  /** Toast: a signed-out account's data could not be removed yet. */
  leftBehind: {
    title: 'Ainda há dados de uma conta que saiu deste aparelho',
    description: 'Feche as outras abas do Canteiro. Vamos apagá-los assim que possível.',
  },

  accountRemoved: {
    title: 'Conta excluída',
    text: 'Esta conta foi excluída, e o que ela guardava neste aparelho foi removido.',
    removing: 'Esta conta foi excluída. Apagando o que ela guardava neste aparelho...',
    leftBehind: 'Esta conta foi excluída, mas parte do que ela guardava ainda está neste aparelho. Feche as outras abas do Canteiro.',
    unsent: ({ items, drafts, photos }: Loss) => `Também foi apagado o que só existia neste aparelho: ${lost({ items, drafts, photos })}.`,
  },
} as const

type Loss = { items: number; drafts: number; photos: number }

/** '3 rascunhos e 2 fotos ainda não enviados'. The adjective agrees with all nouns. */
function lost({ items, drafts, photos }: Loss): string {
  const parts = [
    ...(items > 0 ? [items === 1 ? '1 item' : `${items} itens`] : []),
    ...(drafts > 0 ? [drafts === 1 ? '1 rascunho' : `${drafts} rascunhos`] : []),
    ...(photos > 0 ? [photos === 1 ? '1 foto' : `${photos} fotos`] : []),
  ]
  const sent = items + drafts > 0 ? 'enviado' : 'enviada'
  const last = parts.pop() ?? ''
  return `${parts.length > 0 ? `${parts.join(', ')} e ${last}` : last} ainda não ${items + drafts + photos === 1 ? sent : `${sent}s`}`
}
