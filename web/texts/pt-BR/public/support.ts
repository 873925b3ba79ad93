/** '/suporte'. */
export const support = {
  description: 'Respostas para as dúvidas mais comuns sobre o Canteiro e o caminho para falar com o suporte.',
  title: 'Suporte',
  lead: 'As dúvidas mais comuns, respondidas. Se a sua não estiver aqui, fale com a gente.',

  questions: {
    title: 'Perguntas frequentes',
    items: [
      {
        question: 'Como publico um projeto?',
        answer:
          'Crie uma conta de cliente, toque em “Publicar projeto” e descreva o que precisa: título, lugar, descrição e, se quiser, orçamento, produtos e fotos. O texto fica guardado no aparelho enquanto você escreve.',
      },
      {
        question: 'Quanto custa usar o Canteiro?',
        answer:
          'Criar a conta, publicar, enviar propostas e conversar não custa nada. O pagamento da obra é combinado diretamente entre o cliente e quem faz o serviço; o Canteiro não recebe nem guarda esse dinheiro.',
      },
      {
        question: 'Posso mudar uma proposta que já enviei?',
        answer:
          'Sim, enquanto ela estiver pendente e o projeto estiver aberto: use “Melhorar Proposta”. Se ela mudar depois que o cliente a viu, ele confere os novos valores antes de aceitar. Você também pode retirá-la.',
      },
      {
        question: 'O Canteiro funciona sem internet?',
        answer:
          'Sim. O que já foi aberto continua no aparelho, e o que você escreve espera em “Pendências de envio” até a conexão voltar. Entrar na conta, cadastrar-se e aceitar uma proposta precisam de conexão.',
      },
      {
        question: 'Quem vê meu telefone, meu e-mail e meu documento?',
        answer:
          'Nenhuma outra pessoa que usa o Canteiro. Esses dados, e o seu endereço, ficam na sua conta e só a administração pode consultá-los. O telefone só é enviado quando você confirma “Enviar meu telefone” em uma conversa. Empresas e autônomos têm um cartão público com nome, tipo de conta, cidade e apresentação.',
      },
      {
        question: 'Como excluo minha conta?',
        answer:
          'Em Configurações, peça o cancelamento da conta. Depois de aprovado pela administração, a conta, os projetos, as propostas e as conversas são apagados para sempre, inclusive dos aparelhos que tinham uma cópia. As cópias de segurança feitas antes são apagadas em até 28 dias.',
      },
    ],
  },

  contact: {
    title: 'Não encontrou o que procurava?',
    text: 'Entre na sua conta para conversar com a equipe de suporte.',
    action: 'Falar com o suporte',
    signedIn: 'Escreva para a equipe de suporte. A resposta chega na mesma conversa, e avisamos você.',
  },
} as const
