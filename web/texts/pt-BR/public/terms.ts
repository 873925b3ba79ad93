/** '/termos'. The operator adds its name. */
export const terms = {
  description: 'As regras de uso do Canteiro: o que a plataforma faz, o que não faz e o que se espera de quem a usa.',
  title: 'Termos de uso',
  lead: 'As regras do Canteiro, em linguagem direta. Ao criar uma conta, você concorda com elas.',
  contents: 'Nesta página',
  sections: [
    {
      title: 'O que o Canteiro faz',
      paragraphs: [
        'O Canteiro aproxima clientes, que publicam projetos, de empresas e autônomos, que enviam propostas. Cliente e fornecedor comparam, conversam e decidem.',
        'O contrato da obra é entre o cliente e quem ele escolhe. O Canteiro não executa serviços, não vende materiais, não recebe nem guarda pagamentos e não responde pelo que as partes combinam entre si.',
      ],
    },
    {
      title: 'Sua conta',
      items: [
        'Informe dados verdadeiros e um e-mail que seja seu: ele precisa ser confirmado antes da primeira entrada.',
        'O tipo de conta (cliente, empresa ou autônomo) é escolhido no cadastro e não muda depois.',
        'Cuide da sua senha. O que é feito com a sua conta é considerado feito por você.',
      ],
    },
    {
      title: 'Projetos e propostas',
      items: [
        'Só clientes publicam projetos; só empresas e autônomos enviam propostas, uma por projeto.',
        'Uma proposta pode ser melhorada ou retirada enquanto está pendente e o projeto está aberto.',
        'Ao aceitar uma proposta, o cliente escolhe com quem fechar: o projeto entra em andamento e as outras propostas são recusadas.',
        'O cliente pode editar ou encerrar um projeto aberto, e excluir um que está aberto ou encerrado e nunca foi concluído. Ele conclui o projeto quando a obra termina. Um encerrado pode ser reaberto por ele em até 90 dias; um concluído, em até 7.',
        'Quando um projeto aberto é editado, quem já enviou proposta recebe um aviso do que mudou. A cidade e o estado não mudam.',
        'Se um projeto aberto fica 60 dias sem novidades, o Canteiro pergunta ao cliente se ainda precisa dele. Depois de mais 30 dias sem resposta, o projeto é encerrado.',
        'Enquanto o projeto está em andamento, o cliente ou o fornecedor pode desfazer o combinado, com um motivo que o outro lê. O projeto volta a ficar aberto.',
        'Valores e prazos são de responsabilidade de quem os informa.',
      ],
    },
    {
      title: 'Respeito e segurança',
      items: [
        'Não publique o que é falso, ofensivo ou ilegal, nem dados de outras pessoas sem autorização.',
        'Não use o Canteiro para propaganda em massa, nem tente ver o que não é seu.',
        'Desconfie de pedidos de pagamento adiantado. Combine o pagamento por etapa e confira quem recebe.',
        'A administração pode suspender uma conta que descumpre estas regras e remover um projeto. Em ambos os casos, informa o motivo.',
        'Uma conta suspensa continua lendo e baixando o que tem, e pode escrever ao suporte e pedir a exclusão; o resto do que ela escreve espera até a suspensão terminar. Enquanto isso, o cartão e os projetos abertos dela não aparecem para novas pessoas, e as propostas dela não podem ser aceitas.',
        'Um projeto removido leva junto as fotos, as propostas e as conversas sobre ele. Quem o publicou e quem enviou proposta são avisados.',
      ],
    },
    {
      title: 'Avaliações e informações públicas',
      paragraphs: [
        'O Canteiro ainda não tem avaliações: por isso os perfis mostram “N/A (0 avaliações)”. A apresentação de cada fornecedor é escrita por ele, e a plataforma não a verifica.',
      ],
    },
    {
      title: 'Sem internet e indisponibilidade',
      paragraphs: [
        'O que você escreve sem conexão espera no aparelho e só vale depois que o servidor confirma. O que não puder ser aceito aparece em “Pendências de envio”, com o motivo e o conteúdo.',
        'Trabalhamos para manter o Canteiro no ar, mas ele pode ficar indisponível para manutenção ou por falhas.',
      ],
    },
    {
      title: 'Encerrar a conta',
      paragraphs: [
        'Você pode pedir o cancelamento em Configurações. Depois de aprovada, a exclusão é permanente. Se uma empresa ou autônomo sai com um projeto em andamento, o projeto volta a ficar aberto e o cliente é avisado.',
      ],
    },
    {
      title: 'Mudanças e lei aplicável',
      paragraphs: [
        'Estes termos podem mudar; a versão em vigor é sempre a desta página. Vale a lei brasileira, inclusive o Código de Defesa do Consumidor.',
      ],
    },
  ],
} as const
