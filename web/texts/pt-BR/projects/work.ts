import { type ItemAbout, ofProject } from '../item-name'

/** Between an acceptance and the end of the work. Product 120 to 123. */
export const work = {
  /** On a card, beside the price. */
  paid: (money: string) => `${money} pagos`,
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
} as const
