import { type ItemAbout, ofProject } from '../item-name'

/** Between an acceptance and the end of the work. Product 120 to 123. */
export const work = {
  /** On a card, beside the price. */
  paid: (money: string) => `${money} pagos`,
  stages: {
    title: 'Etapas e pagamentos',
    /** Name of the one stage of a deal without any. */
    whole: 'Total',
    confirmed: (confirmed: string, price: string) => `Pago e confirmado ${confirmed} de ${price}`,
    unconfirmed: (money: string) => `A confirmar: ${money}`,
    due: (money: string) => `Falta pagar: ${money}`,
    neverKept: 'O Canteiro não recebe nem guarda pagamentos.',
    you: 'você',
    said: {
      done: (day: string, who: string) => `Pronta em ${day}, por ${who}`,
      paid: (day: string, who: string) => `Paga em ${day}, por ${who}`,
      received: (day: string, who: string) => `Recebido em ${day}, por ${who}`,
    },
    actions: { done: 'Marcar como pronta', paid: 'Marcar como paga', received: 'Recebi' },
    /** Spoken. */
    ofStage: (action: string, stage: string) => `${action}: ${stage}`,
    moreOf: (stage: string) => `Mais sobre ${stage}`,
    marked: { done: 'Pronta', paid: 'Paga', received: 'Recebi' },
    takeBack: (mark: string) => `Desfazer marca “${mark}”`,
    askPaid: {
      title: 'Marcar como paga?',
      text: (stage: string, money: string) => `${stage}: ${money}. Esta etapa ainda não foi marcada como pronta.`,
      confirm: 'Sim, já paguei',
    },
    askReceived: {
      title: 'Você recebeu este pagamento?',
      text: (stage: string, money: string) => `${stage}: ${money}.`,
      confirm: 'Sim, recebi',
    },
  },
  mark: {
    item: (about: ItemAbout) => ofProject('Etapa', about),
    failed: (reason: string) => ({ title: 'Erro ao marcar etapa', description: reason }),
    done: { title: 'Etapa atualizada.' },
  },
  change: {
    item: (about: ItemAbout) => ofProject('Proposta de mudança', about),
    failed: (reason: string) => ({ title: 'Erro ao propor mudança', description: reason }),
    done: { title: 'Mudança enviada.', description: 'Ela só vale depois de aceita.' },
    text: 'O que muda',
  },
  answer: {
    item: (about: ItemAbout) => ofProject('Resposta à mudança', about),
    failed: (reason: string) => ({ title: 'Erro ao responder à mudança', description: reason }),
    done: { title: 'Resposta enviada.' },
  },
  handOver: {
    item: (about: ItemAbout) => ofProject('Entrega da obra', about),
    failed: (reason: string) => ({ title: 'Erro ao registrar a entrega', description: reason }),
    done: { title: 'Entrega registrada.' },
  },
  photos: {
    item: (count: number, project_title: string) => ofProject(count === 1 ? '1 foto da obra' : `${count} fotos da obra`, { project_title }),
    gone: 'O combinado não existe mais. As fotos não foram enviadas.',
  },
  removePhoto: {
    item: (about: ItemAbout) => ofProject('Remoção de foto da obra', about),
    failed: (reason: string) => ({ title: 'Erro ao remover foto', description: reason }),
    done: { title: 'Foto removida.' },
  },
} as const
