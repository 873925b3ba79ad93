/** Entrance, frame, site settings. Product 63 and 73. */
export const admin = {
  homeLabel: 'Canteiro, painel admin',
  area: 'Administração',
  menu: 'Menu da administração',
  settings: 'Configurações',
  backToSite: 'Voltar para o Site',
  signOut: 'Sair',
  goToStart: 'Ir para o início do painel',

  login: {
    title: 'Painel Admin',
    text: 'Entrada de quem administra o Canteiro.',
    /** Under the form. */
    note: 'A sessão dura até 8 horas e termina quando você fecha a aba.',
    failed: { title: 'Falha no Login', description: 'Credenciais inválidas. Por favor, tente novamente.' },
  },

  siteSettings: {
    title: 'Configurações do Site',
    loading: 'Carregando configurações...',
    loadFailed: { title: 'Erro ao carregar configurações', description: 'Não foi possível buscar as configurações atuais.' },
    section: 'Página "Como Funciona"',
    preview: 'Prévia de “Como Funciona”',
    notShown: 'Sem vídeo',
    notAVideo: 'Este endereço não aparece em Como Funciona.',
    video: 'URL do Vídeo do YouTube',
    videoHint: 'Cole o endereço de um vídeo: o da barra do navegador ou o do botão “Compartilhar”. Deixe vazio para não mostrar vídeo.',
    videoPlaceholder: 'https://www.youtube.com/watch?v=…',
    save: 'Salvar Alterações',
    saving: 'Salvando...',
    saved: { title: 'Configurações salvas!', description: "O vídeo da página 'Como Funciona' foi atualizado." },
    failed: (reason: string) => ({ title: 'Erro ao salvar', description: reason }),
    footer: {
      section: 'Rodapé',
      address: (network: string) => `Endereço do ${network}`,
      active: 'Serviços e contato ativos',
      activeHint: 'Os serviços levam à busca de fornecedores, e “Fale conosco” abre o suporte.',
      hint: 'O botão de uma rede sem endereço só mostra que a função ainda não foi implementada.',
      saved: { title: 'Configurações salvas!', description: 'O rodapé foi atualizado.' },
    },
  },
} as const
