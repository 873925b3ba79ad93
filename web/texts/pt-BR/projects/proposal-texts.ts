import { type ItemAbout, ofProject } from '../item-name'
import { wholeNumber } from '../whole-number'

export const proposals = {
  form: {
    title: 'Sua proposta',
    type: 'O que você oferece',
    amount: 'Valor',
    days: 'Prazo',
    daysUnit: 'dias',
    dayUnit: 'dia',
    coverLetter: 'Apresentação',
    coverLetterPlaceholder: 'Apresente-se e conte como pretende fazer o trabalho.',
    /** Replaces `review` while the fields are further down. */
    begin: 'Fazer proposta',
    review: 'Conferir e enviar',
    reviewTitle: 'Confira antes de enviar',
    reviewText: 'O cliente será avisado. Enquanto ele não responder, você pode melhorar a proposta.',
    reviewProject: 'Projeto',
    reviewBudget: 'Orçamento do cliente',
    reviewBack: 'Voltar e editar',
    /** Probably mistyped. Budgets as 'R$ 4.500,00'. */
    oddTitle: 'O valor está certo?',
    odd: {
      far_below_budget: (budget: string) => `Ele é menos de um terço do orçamento do cliente, que é de ${budget}.`,
      far_above_budget: (budget: string) => `Ele é mais de três vezes o orçamento do cliente, que é de ${budget}.`,
      tiny: () => 'Ele é menos de R$\u00a020,00.',
    },
    submit: 'Enviar proposta',
    submitting: 'Enviando...',
    titleImproved: 'Melhorar Proposta',
    /** After an undone deal. */
    titleAnew: 'Propor de novo',
    submitImproved: 'Enviar nova versão',
    errorsTitle: 'Confira os campos abaixo',
    counter: (typed: number, most: number) => `${wholeNumber(typed)} de ${wholeNumber(most)}`,
    typesWithoutProducts: 'Este projeto não lista produtos.',
    improvementDiscarded: 'Alterações descartadas.',
    cancel: 'Cancelar',
    item: (about: ItemAbout) => ofProject('Proposta', about),
    failed: (reason: string) => ({ title: 'Erro ao enviar proposta', description: reason }),
    done: { title: 'Proposta enviada com sucesso!', description: 'O cliente foi notificado.' },
  },

  improve: {
    item: (about: ItemAbout) => ofProject('Nova versão da proposta', about),
    failed: (reason: string) => ({ title: 'Erro ao atualizar proposta', description: reason }),
    done: { title: 'Proposta atualizada com sucesso!', description: 'O cliente foi notificado.' },
  },

  /** Beside an amount. Money as 'R$ 450,00'. */
  figures: {
    belowBudget: (money: string) => `${money} abaixo do orçamento do cliente`,
    aboveBudget: (money: string) => `${money} acima do orçamento do cliente`,
    onBudget: 'Igual ao orçamento do cliente',
    before: (money: string) => `era ${money}`,
  },

  /** In place of the form. */
  sent: {
    title: 'Sua proposta',
    improve: 'Melhorar Proposta',
    /** After an undone deal. */
    proposeAnew: 'Propor de novo',
    improvementUnsent: 'Você começou uma nova versão e ainda não a enviou.',
    accepted: 'Sua proposta foi aceita.',
    rejected: 'Sua proposta não foi escolhida.',
    /** Beside a list of projects. */
    next: 'Próximo projeto',
    nextTooltip: 'Próximo projeto (J)',
  },

  withdraw: {
    action: 'Retirar proposta',
    title: 'Retirar sua proposta?',
    text: 'O cliente deixa de vê-la. Enquanto o projeto estiver aberto, você pode enviar outra.',
    confirm: 'Sim, retirar',
    /** Never sent. */
    discarded: 'Proposta retirada antes do envio.',
    item: (about: ItemAbout) => ofProject('Retirada da proposta', about),
    failed: (reason: string) => ({ title: 'Erro ao retirar proposta', description: reason }),
    done: { title: 'Proposta retirada.' },
  },

  manage: {
    title: 'Comparar propostas',
    back: 'Meus Projetos',
    breadcrumb: 'Onde você está',
    inProgress: (provider: string) => `Projeto em andamento com ${provider}`,
    empty: 'Nenhuma proposta ainda.',
    emptyHint: 'Quando a primeira chegar, ela aparece aqui.',
    forbidden: { title: 'Erro', description: 'Projeto não encontrado ou você não tem permissão para vê-lo.' },
    rows: {
      total: 'Total',
      difference: 'Comparado ao orçamento do cliente',
      days: 'Prazo',
      worksDone: 'Obras concluídas',
      coverLetter: 'Apresentação',
      status: 'Situação',
      actions: 'Sua decisão',
    },
    /** Some offer work, others materials. */
    differ: 'Nem todas incluem o mesmo. Compare dentro de cada grupo.',
    group: (type: string, count: number) => `${type} · ${count}`,
    order: { label: 'Ordenar', arrival: 'Mais recentes', price: 'Menor valor', days: 'Menor prazo' },
    choose: (most: number) => `Comparar até ${most}`,
    chooseFull: 'Desmarque uma para escolher outra.',
    print: 'Imprimir',
    sheet: {
      name: 'Propostas recebidas',
      budget: 'Orçamento',
      provider: 'Quem propõe',
    },
    asText: {
      heading: (title: string, place: string) => `Propostas para “${title}”, em ${place}`,
      line: (who: string, offer: string) => `• ${who}: ${offer}`,
    },
    below: (money: string) => `${money} abaixo`,
    above: (money: string) => `${money} acima`,
    equal: 'Igual ao orçamento do cliente',
    lowest: '(menor)',
    readLetter: 'Ler tudo',
    readLetterOf: (provider: string) => `Ler tudo o que ${provider} escreveu`,
    talk: 'Iniciar conversa',
    talkWith: (provider: string) => `Iniciar conversa com ${provider}`,
    openTalk: 'Abrir conversa',
  },

  accept: {
    action: 'Aceitar proposta',
    actionFor: (provider: string) => `Aceitar proposta de ${provider}`,
    title: 'Aceitar esta proposta?',
    text: ({ provider, money, days, scope }: { provider: string; money: string; days: string; scope: string }) =>
      `Você contrata ${provider} por ${money}, com prazo de ${days}, ${scope}. As outras propostas serão recusadas. Se algo mudar, dá para desfazer o combinado.`,
    confirm: 'Sim, aceitar',
    accepting: 'Aceitando...',
    offline: 'Para aceitar uma proposta, é preciso ter conexão.',
    /** Queued again only for a server that lost it. */
    item: (about: ItemAbout) => ofProject('Proposta aceita', about),
    failed: (reason: string) => ({ title: 'Erro ao aceitar proposta', description: reason }),
    done: { title: 'Proposta aceita com sucesso!' },
  },

  received: {
    title: 'Propostas Recebidas',
    empty: 'Nenhuma proposta recebida ainda.',
    emptyHint: 'Quando alguém enviar uma proposta, ela aparece aqui.',
    emptyAction: 'Ver meus projetos',
    detailLabel: 'Propostas do projeto escolhido',
    more: (count: number) => `E mais ${count} outra(s) proposta(s)...`,
    manage: (count: number) => `Gerenciar (${count})`,
    /** Spoken, where there are many. */
    manageOf: (count: number, project: string) => `Gerenciar (${count}) de ${project}`,
  },

  mine: {
    title: 'Minhas Propostas',
    empty: 'Você ainda não enviou nenhuma proposta.',
    emptyHint: 'Veja quem está precisando do seu trabalho e envie a primeira.',
    emptyAction: 'Ver projetos abertos',
    seeProject: 'Ver projeto',
    /** Beside one's own offer. */
    own: (rating: string) => `Você ${rating}`,
  },
} as const
