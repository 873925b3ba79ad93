/** What a value of the data is called on the screen. */
export const labels = {
  roles: { cliente: 'Cliente', empresa: 'Empresa', autonomo: 'Autônomo', admin: 'Administrador' },
  projectStatus: { open: 'Aberto', in_progress: 'Em Andamento', completed: 'Concluído' },
  proposalStatus: { pending: 'Pendente', accepted: 'Aceita', rejected: 'Recusada' },
  proposalType: { service: 'Apenas Serviço', products: 'Apenas Produtos', both: 'Serviço e Produtos' },
  documentType: { CPF: 'CPF', CNPJ: 'CNPJ' },
  noBudget: 'A combinar',
  notInformed: 'Não informado',
  notRated: 'N/A (0 avaliações)',
  proposalNotRated: '(Ainda não avaliado)',
  nameless: 'Usuário',
} as const
