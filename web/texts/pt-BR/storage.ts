/** This device could not store it; with the remedy. Product 38, 59. */
export const storage = {
  draftNotKept: {
    storage_full: 'Não há mais espaço neste aparelho, e o que você digitou ainda não foi guardado. Libere espaço antes de sair desta página.',
    storage_broken: 'O que você digitou ainda não foi guardado neste aparelho. Copie o texto antes de sair desta página ou de recarregá-la.',
  },
  /** With `notStored` as the reason. */
  notDiscarded: 'Não foi possível descartar',
  notUndone: 'Não foi possível desfazer',
  photoNotRemoved: 'Não foi possível remover a foto',
  photosNotOrdered: 'Não foi possível guardar a nova ordem das fotos',
  notStored: {
    storage_full: 'Não há mais espaço neste aparelho. Libere espaço e tente de novo.',
    storage_broken: 'Este aparelho não está guardando os dados agora. Tente de novo e, se não der certo, libere espaço e recarregue a página.',
  },
} as const
