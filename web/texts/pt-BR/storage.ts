/** Messages about data that this device could not store, with the remedy. Product 38, 59. */
export const storage = {
  /** Where one types, as long as what was typed could not be stored; by why. */
  draftNotKept: {
    storage_full: 'Não há mais espaço neste aparelho, e o que você digitou ainda não foi guardado. Libere espaço antes de sair desta página.',
    storage_broken: 'O que você digitou ainda não foi guardado neste aparelho. Copie o texto antes de sair desta página ou de recarregá-la.',
  },
  /** Titles of what a press could not do, with `notStored` as the reason. */
  notDiscarded: 'Não foi possível descartar',
  notUndone: 'Não foi possível desfazer',
  photoNotRemoved: 'Não foi possível remover a foto',
  photosNotOrdered: 'Não foi possível guardar a nova ordem das fotos',
  notStored: {
    storage_full: 'Não há mais espaço neste aparelho. Libere espaço e tente de novo.',
    storage_broken: 'Este aparelho não está guardando os dados agora. Tente de novo e, se não der certo, libere espaço e recarregue a página.',
  },
} as const
