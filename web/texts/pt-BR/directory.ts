/** '/fornecedores' and the pages of its providers. */
export const directory = {
  description: 'Encontre construtoras, lojas de materiais e profissionais autônomos da construção por nome, função ou cidade.',
  title: 'Fornecedores',
  lead: 'Empresas e autônomos da construção, de todo o Brasil.',
  searchLabel: 'Buscar fornecedores',
  searchPlaceholder: 'Nome, função ou cidade',
  listLabel: 'Lista de fornecedores',
  loading: 'Carregando fornecedores...',
  empty: 'Nenhum fornecedor encontrado com os critérios de busca.',
  clear: 'Limpar busca',
  failed: 'Não foi possível carregar os fornecedores.',
  more: 'Mostrar mais fornecedores',
  /** Signed in: the end of what this device holds. */
  searching: 'Procurando mais fornecedores...',
  offline: 'Estes são os fornecedores guardados neste aparelho. Com conexão, a busca procura também no servidor.',

  page: {
    description: 'Conheça este fornecedor do Canteiro: apresentação, cidade e contato pela plataforma.',
    /** What the way back is called by a screen reader. */
    breadcrumb: 'Onde você está',
    loading: 'Carregando fornecedor...',
    notFound: 'Fornecedor não encontrado',
    notFoundText: 'O perfil pode ter sido removido, ou o endereço está incompleto.',
    seeAll: 'Ver todos os fornecedores',
    failed: 'Não foi possível carregar este fornecedor.',
    startConversation: 'Iniciar Conversa',
    share: 'Compartilhar',
    /** What is sent with the address. */
    shareText: (name: string) => `Veja ${name} no Canteiro`,
    about: 'Sobre',
    noAbout: 'Este fornecedor ainda não escreveu uma apresentação.',
    place: 'Cidade',
    website: 'Site',
    username: 'Usuário no Canteiro',
    since: 'No Canteiro desde',
    services: { title: 'Serviços', text: 'Os serviços deste fornecedor ainda não foram publicados.' },
    products: { title: 'Produtos', text: 'Os produtos deste fornecedor ainda não foram publicados.' },
  },
} as const
