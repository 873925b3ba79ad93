/** For an open project. Product 84. */
export const editProject = {
  begun: 'Você começou a editar e ainda não salvou.',
  /** For a project no longer open. */
  seeUnsaved: 'Ver alterações não salvas',
  /** On a removed photo without room for it. */
  noRoomBack: 'Para trazer de volta, remova outra foto.',
  back: 'Voltar ao projeto',
  /** Closed or started meanwhile. */
  notOpen: 'Este projeto não está mais aberto, e as alterações não podem ser salvas. O que você escreveu fica guardado neste aparelho.',
  /** `place` is 'Campinas, SP'. */
  place: (place: string) => `${place}. Para outra cidade, publique um novo projeto.`,
  review: 'Conferir e salvar',
  reviewTitle: 'Confira as alterações',
  toldText:
    'Quem já propôs recebe um aviso do que mudou. As propostas continuam, com a marca “Feita antes da mudança” até cada fornecedor confirmar ou melhorar a sua.',
  untoldText: 'Quem abrir o projeto vê as alterações assim que elas forem enviadas.',
  reviewBack: 'Voltar e editar',
  submit: 'Salvar alterações',
  submitting: 'Salvando...',
  nothing: { title: 'Nenhuma alteração para salvar.' },
  discardDraft: 'Descartar alterações',
  discardedDraft: 'Alterações descartadas.',
} as const
