export const actions = {
  cancel: 'Cancelar',
  close: 'Fechar',
  discard: 'Descartar',
  loading: 'Carregando...',
  saving: 'Salvando...',
  clearSearch: 'Limpar busca',
  sending: 'Enviando...',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  tryAgain: 'Tentar de novo',
  undo: 'Desfazer',
} as const
