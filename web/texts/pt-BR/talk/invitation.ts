import { type ItemAbout, ofProject } from '../item-name'

/** An invited provider may decline. Product 89. */
export const invitation = {
  received: (client: string) => `${client} chamou você para este projeto. Envie sua proposta ou recuse.`,
  action: 'Recusar convite',
  title: 'Recusar o convite?',
  text: (client: string) => `${client} recebe um aviso. Você ainda pode enviar uma proposta depois.`,
  confirm: 'Sim, recusar',
  declined: 'Você recusou este convite.',
  declinedByThem: 'Recusou o convite.',
  item: (about: ItemAbout) => ofProject('Recusa do convite', about),
  failed: (reason: string) => ({ title: 'Erro ao recusar convite', description: reason }),
} as const
