/** A session that has ended, an account that cannot be opened, and what leaves a device with its account. The signed out load none of it. */
export const session = {
  expired: {
    text: 'Sua sessão terminou. Você pode continuar; entre de novo para enviar e receber.',
    action: 'Entrar de novo',
    /** The dialog of `action`. */
    dialogText: 'Entre com a mesma conta. O que você escreveu continua guardado neste aparelho.',
    otherPerson: 'Esta é outra conta. Entre com a conta que está aberta neste aparelho.',
  },

  /** This device cannot open its own database. */
  brokenAccount: {
    title: 'Não foi possível abrir seus dados neste aparelho.',
    text: 'O navegador pode estar sem espaço, em um modo que não guarda dados, ou com o Canteiro aberto em outra aba. Seus dados continuam no servidor.',
  },

  signOut: {
    title: 'Sair com envios pendentes?',
    draftsTitle: 'Sair sem enviar seus rascunhos?',
    text: (items: number, drafts: number, photos: number) =>
      drafts + photos > 0
        ? `Se você sair agora, será apagado o que existe só neste aparelho: ${lost(items, drafts, photos)}.`
        : items === 1
          ? '1 item ainda não foi enviado. Se você sair agora, ele será apagado deste aparelho.'
          : `${items} itens ainda não foram enviados. Se você sair agora, eles serão apagados deste aparelho.`,
    /** The database cannot be opened, and its items cannot be counted. */
    unknownTitle: 'Sair sem conferir os envios pendentes?',
    unknown: 'Não foi possível ver o que falta enviar neste aparelho. Se você sair agora, o que ainda não foi enviado será apagado.',
    /** Each leads to its form. */
    drafts: 'Rascunhos',
    seeOutbox: 'Ver pendências',
    confirm: 'Sair e apagar',
  },

  /** Toast: what an account that signed out had here could not be removed yet. */
  leftBehind: {
    title: 'Ainda há dados de uma conta que saiu deste aparelho',
    description: 'Feche as outras abas do Canteiro. Vamos apagá-los assim que possível.',
  },

  accountRemoved: {
    title: 'Conta excluída',
    text: 'Esta conta foi excluída, e o que ela guardava neste aparelho foi removido.',
    removing: 'Esta conta foi excluída. Apagando o que ela guardava neste aparelho...',
    leftBehind: 'Esta conta foi excluída, mas parte do que ela guardava ainda está neste aparelho. Feche as outras abas do Canteiro.',
    unsent: (items: number, drafts: number, photos: number) =>
      drafts + photos > 0
        ? `Também foi apagado o que existia só neste aparelho: ${lost(items, drafts, photos)}.`
        : items === 1
          ? '1 item que ainda não tinha sido enviado também foi apagado.'
          : `${items} itens que ainda não tinham sido enviados também foram apagados.`,
  },
} as const

/** '1 item não enviado, 2 rascunhos e 3 fotos de rascunho'. */
function lost(items: number, drafts: number, photos: number): string {
  const parts = [
    ...(items > 0 ? [items === 1 ? '1 item não enviado' : `${items} itens não enviados`] : []),
    ...(drafts > 0 ? [drafts === 1 ? '1 rascunho' : `${drafts} rascunhos`] : []),
    ...(photos > 0 ? [photos === 1 ? '1 foto de rascunho' : `${photos} fotos de rascunho`] : []),
  ]
  const last = parts.pop() ?? ''
  return parts.length > 0 ? `${parts.join(', ')} e ${last}` : last
}
