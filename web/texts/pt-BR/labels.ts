import { wholeNumber } from './whole-number'

export const labels = {
  /** Begun and not sent. */
  draft: 'Rascunho',
  roles: { cliente: 'Cliente', empresa: 'Empresa', autonomo: 'Autônomo', admin: 'Administrador' },
  projectStatus: { open: 'Aberto', in_progress: 'Em Andamento', completed: 'Concluído', closed: 'Encerrado' },
  proposalStatus: { pending: 'Pendente', accepted: 'Aceita', rejected: 'Recusada' },
  /** Replaces 'Pendente' on a project that hired no one. */
  projectClosed: 'Projeto encerrado',
  /** Replaces 'Recusada' after an undone deal. */
  dealUndone: 'Combinado desfeito',
  proposalType: { service: 'Apenas Serviço', products: 'Apenas Produtos', both: 'Serviço e Produtos' },
  /** When a client needs it. */
  timing: {
    question: 'Quando precisa?',
    asap: 'O quanto antes',
    weeks: 'Nas próximas semanas',
    months: 'Nos próximos meses',
    exploring: 'Só pesquisando',
    none: 'Não informado',
    every: 'Qualquer prazo',
  },
  noBudget: 'A combinar',
  /** At the foot of printed pages. */
  printed: (date: string) => `Impresso em ${date} no Canteiro`,
  notRated: 'N/A (0 avaliações)',
  proposalNotRated: '(Ainda não avaliado)',
  nameless: 'Usuário',
  distance: (km: number) => `a\u00a0${wholeNumber(km)}\u00a0km`,
  /** Lists by state. */
  stateFilter: { label: 'Estado', every: 'Todos os estados' },
} as const
