export const desktop = {
  section: 'Aplicativo',
  keepInTray: 'Continuar aberto ao fechar a janela',
  keepInTrayHint: 'O Canteiro fica ao lado do relógio e avisa quando algo chega.',
  startWithSystem: 'Iniciar com o computador',
  about: (version: string, server: string) => `Canteiro ${version}, ligado a ${server}.`,
  failed: { title: 'Não foi possível mudar esta opção', description: 'Tente de novo em alguns instantes.' },
  saved: { title: 'Seus dados estão salvos', description: 'O arquivo está na pasta que você escolheu.' },
  notSaved: { title: 'Não foi possível salvar o arquivo', description: 'Escolha outra pasta e tente de novo.' },
} as const
