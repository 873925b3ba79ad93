/** '/publicar-demanda', for the signed-out. */
export const publishDemand = {
  description: 'Publique seu projeto de construção ou reforma e receba propostas de empresas e autônomos da sua região.',
  title: 'Publique seu projeto',
  lead: 'Conte o que precisa e receba propostas com preço e prazo. Para publicar, use uma conta de cliente: é gratuita e leva um minuto.',
  signUp: 'Criar conta de cliente',
  logIn: 'Já tenho conta',

  needs: {
    title: 'O que ter em mãos',
    items: [
      { title: 'O que precisa ser feito', text: 'Um título curto e uma descrição com medidas, do jeito que você explicaria a um conhecido.' },
      { title: 'Onde fica a obra', text: 'Cidade, bairro e rua. O número da casa fica para a conversa.' },
      { title: 'Produtos e fotos', text: 'Se quiser, liste os produtos e junte até 8 fotos. Ajudam a receber um preço certo.' },
    ],
  },

  provider: {
    lead: 'Só clientes publicam projetos. Com a sua conta você encontra trabalho: veja os projetos abertos e envie propostas.',
    action: 'Encontrar trabalho',
  },
} as const
