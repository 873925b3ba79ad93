import { type ItemAbout, ofProject } from '../item-name'

/** Words of a completed work's reference and its reply: its commands', then its screens'. Product 129 and 130. */
export const reference = {
  give: {
    item: (about: ItemAbout) => ofProject('Referência', about),
    failed: (reason: string) => ({ title: 'Erro ao enviar referência', description: reason }),
    done: { title: 'Referência enviada.' },
    text: 'Conte como foi',
    again: { yes: 'Contrataria de novo', no: 'Não contrataria de novo' },
    onTime: { yes: 'Terminou no prazo', no: 'Não terminou no prazo', none: 'Não havia prazo' },
  },
  /** By its provider. */
  answer: {
    item: (about: ItemAbout) => ofProject('Resposta à referência', about),
    failed: (reason: string) => ({ title: 'Erro ao responder à referência', description: reason }),
    done: { title: 'Resposta enviada.' },
    text: 'Sua resposta',
  },
  /** A reference or a reply. */
  withdraw: {
    item: (about: ItemAbout) => ofProject('Retirada de texto', about),
    failed: (reason: string) => ({ title: 'Erro ao retirar texto', description: reason }),
    done: { title: 'Texto retirado.' },
  },
  yes: 'Sim',
  no: 'Não',
  question: {
    title: (name: string) => `Como foi com ${name}?`,
    until: (day: string) => `Você pode responder até ${day}.`,
    action: 'Contar como foi',
    goOn: 'Continuar',
    where: 'Aparece com seu primeiro nome e a cidade, 7 dias depois da conclusão.',
    again: 'Contrataria de novo?',
    onTime: 'Terminou no prazo combinado?',
    textHint: 'Opcional',
    missing: 'Escolha uma resposta.',
    skip: 'Agora não',
    send: 'Enviar',
  },
  own: {
    title: 'Sua referência',
    appears: (day: string) => `Aparece na página do fornecedor a partir de ${day}.`,
    shown: 'Aparece na página do fornecedor, com seu primeiro nome e a cidade.',
    /** A work of less than a day, or a second one of the same two in 30 days. */
    uncounted: 'Só vocês dois leem: uma obra de menos de um dia, ou a segunda com a mesma pessoa em 30 dias, não aparece na página.',
    change: 'Alterar',
    withdraw: {
      action: 'Retirar',
      title: 'Retirar sua referência?',
      text: (name: string) => `Ela some também para ${name}, junto com a resposta, se houver.`,
      again: (day: string) => `Você pode escrever outra até ${day}.`,
      confirm: 'Retirar',
    },
  },
  received: {
    title: (name: string) => `O que ${name} contou`,
    appears: (day: string) => `Aparece na sua página a partir de ${day}. Depois disso, você pode responder.`,
    shown: 'Aparece na sua página.',
    answer: 'Responder',
    answerWhere: 'Aparece abaixo da referência, na sua página. Você pode alterar por 7 dias.',
    send: 'Enviar',
    change: 'Alterar resposta',
    missing: 'Escreva sua resposta.',
    removed: 'Sua resposta foi removida pela equipe do Canteiro.',
    withdraw: {
      action: 'Retirar resposta',
      title: 'Retirar sua resposta?',
      text: 'Só a resposta sai. A referência continua.',
      confirm: 'Retirar',
    },
  },
  reply: (name: string) => `Resposta de ${name}`,
  removed: 'Removida pela administração.',
  reason: (reason: string) => `Motivo: ${reason}`,
  /** On the provider's page. */
  page: {
    title: 'Referências',
    again: (yes: number, all: number) => `${yes} de ${all} ${yes === 1 ? 'contrataria' : 'contratariam'} de novo`,
    by: (name: string, city: string, month: string) => [name, city, month].filter(Boolean).join(' · '),
    loading: 'Carregando referências...',
    failed: 'Não foi possível carregar as referências.',
    connect: 'Conecte-se para ver as referências.',
    more: 'Ver mais',
    report: (name: string) => `Denunciar referência de ${name}`,
  },
} as const
