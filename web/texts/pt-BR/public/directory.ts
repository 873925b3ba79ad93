import { wholeNumber } from '../whole-number'

/** '/fornecedores' and its providers' pages. */
export const directory = {
  description: 'Encontre construtoras, lojas de materiais e profissionais autônomos da construção por nome, serviço ou cidade.',
  title: 'Fornecedores',
  lead: 'Empresas e autônomos da construção, de todo o Brasil.',
  searchLabel: 'Buscar fornecedores',
  searchPlaceholder: 'Nome, serviço ou cidade',
  listLabel: 'Lista de fornecedores',
  empty: 'Nenhum fornecedor encontrado com os critérios de busca.',
  emptyHint: 'Publique seu projeto e receba propostas.',
  emptyHintNarrowed: 'Tente outra palavra ou cidade. Ou publique o que precisa e receba propostas.',
  emptyHintNarrowedProvider: 'Tente outra palavra ou cidade.',
  publish: 'Publicar projeto',
  findWork: 'Encontrar trabalho',
  clear: 'Limpar busca',
  /** Facts of a card. Product 128. */
  worksDone: (count: number) => (count === 1 ? '1 obra concluída pelo Canteiro' : `${wholeNumber(count)} obras concluídas pelo Canteiro`),
  cnpjActive: (month: string, name: string) => `CNPJ ativo na Receita em ${month}: ${name}`,
  country: {
    count: (total: number) => (total === 1 ? '1 fornecedor' : `${wholeNumber(total)} fornecedores`),
    countMore: (most: number) => `Mais de ${wholeNumber(most)} fornecedores`,
    countHere: (count: number) => `${count === 1 ? '1 fornecedor' : `${wholeNumber(count)} fornecedores`} neste aparelho`,
    loading: 'Carregando fornecedores...',
    failed: 'Não foi possível carregar os fornecedores.',
    more: 'Mostrar mais fornecedores',
    connect: 'Conecte-se para ver fornecedores.',
  },

  /** By a client. */
  invite: {
    action: 'Convidar para um projeto',
    title: 'Sobre qual projeto?',
    projects: 'Seus projetos abertos',
    talking: 'Vocês já conversam sobre este projeto.',
    text: (provider: string) => `Abre uma conversa com ${provider}, que recebe um aviso do convite e pode enviar uma proposta.`,
    confirm: 'Convidar',
    inviting: 'Abrindo a conversa...',
  },

  page: {
    description: 'Conheça este fornecedor do Canteiro: apresentação, cidade e contato pela plataforma.',
    /** For screen readers. */
    breadcrumb: 'Onde você está',
    loading: 'Carregando fornecedor...',
    notFound: 'Fornecedor não encontrado',
    notFoundText: 'O perfil pode ter sido removido, ou o endereço está incompleto.',
    seeAll: 'Ver todos os fornecedores',
    failed: 'Não foi possível carregar este fornecedor.',
    startConversation: 'Iniciar Conversa',
    /** After a proposal. */
    talk: 'Conversar',
    seeProposal: (money: string) => `Ver proposta ${money}`,
    more: 'Mais opções deste fornecedor',
    profileOf: (name: string) => `Ver perfil de ${name}`,
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
