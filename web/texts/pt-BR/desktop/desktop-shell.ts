import { shell } from '../shell'

export const desktopShell = {
  name: 'Canteiro',

  /** '&' is before the letter that opens a menu with Alt. */
  menu: {
    file: '&Arquivo',
    newProject: 'Publicar projeto',
    myData: 'Salvar cópia dos meus dados…',
    savePage: 'Salvar como PDF…',
    print: 'Imprimir…',
    quit: 'Sair do Canteiro',
    edit: '&Editar',
    undo: 'Desfazer',
    redo: 'Refazer',
    go: '&Ir',
    palette: 'Buscar ou ir para…',
    view: 'E&xibir',
    zoomIn: 'Aumentar',
    zoomOut: 'Diminuir',
    zoomReset: 'Tamanho normal',
    fullScreen: 'Tela cheia',
    help: 'Aj&uda',
    about: 'Sobre o Canteiro',
    hide: 'Ocultar Canteiro',
    hideOthers: 'Ocultar outros',
  },

  contextMenu: {
    cut: 'Recortar',
    copy: 'Copiar',
    paste: 'Colar',
    selectAll: 'Selecionar tudo',
    noSuggestion: 'Nenhuma sugestão',
  },

  tray: { open: 'Abrir', quit: 'Sair' },
  unread: (count: number) => (count === 1 ? '1 não lida' : `${count > 99 ? 'Mais de 99' : count} não lidas`),

  about: {
    version: (version: string) => `Canteiro ${version}`,
    server: (address: string) => `Servidor: ${address}`,
    close: 'Fechar',
  },

  saveFile: 'Salvar arquivo',
  notSaved: 'Não foi possível salvar o arquivo. Escolha outra pasta e tente de novo.',
  noPrinter: 'Nenhuma impressora foi encontrada neste computador. Você pode usar Arquivo › Salvar como PDF….',
  notUpdated: shell.update.failed,

  /** After a crash or a failed load. */
  failure: {
    title: 'Esta página parou de funcionar',
    text: 'O que você escreveu e ainda não foi enviado continua neste computador.',
    tryAgain: 'Tentar de novo',
  },
} as const
