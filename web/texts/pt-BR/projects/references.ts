import { type ItemAbout, ofProject } from '../item-name'

/** Words of a completed work's reference and its reply. Product 129 and 130. */
export const references = {
  give: {
    item: (about: ItemAbout) => ofProject('Referência', about),
    failed: (reason: string) => ({ title: 'Erro ao enviar referência', description: reason }),
    done: { title: 'Referência enviada.' },
    text: 'Conte como foi',
    again: { yes: 'Contrataria de novo', no: 'Não contrataria de novo' },
    onTime: { yes: 'Terminou no prazo', no: 'Não terminou no prazo', none: 'Não havia prazo' },
  },
  answer: {
    item: (about: ItemAbout) => ofProject('Resposta à referência', about),
    failed: (reason: string) => ({ title: 'Erro ao responder à referência', description: reason }),
    done: { title: 'Resposta enviada.' },
    text: 'Sua resposta',
  },
  withdraw: {
    item: (about: ItemAbout) => ofProject('Retirada de referência', about),
    failed: (reason: string) => ({ title: 'Erro ao retirar', description: reason }),
    done: { title: 'Texto retirado.' },
  },
} as const
