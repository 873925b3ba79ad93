/** The page on which an open project is edited. Product 84. */
export const editProject = {
  back: 'Voltar ao projeto',
  /** One that was closed or started meanwhile. */
  notOpen: 'Este projeto não está mais aberto: as mudanças não podem ser salvas.',
  /** `place` is 'Campinas, SP'. */
  place: (place: string) => `${place}. Para outra cidade, publique um novo projeto.`,
  review: 'Conferir e salvar',
  reviewTitle: 'Confira as mudanças',
  toldText: 'Quem já propôs recebe um aviso do que mudou.',
  untoldText: 'As mudanças valem na hora.',
  reviewBack: 'Voltar e editar',
  submit: 'Salvar mudanças',
  submitting: 'Salvando...',
  nothing: { title: 'Nada mudou.' },
  discardDraft: 'Descartar mudanças',
  discardedDraft: 'Mudanças descartadas.',
} as const
