/** By its link, for the signed-out. */
export const sharedProject = {
  budget: 'Orçamento',
  loading: 'Carregando projeto',
  text: 'Entre ou crie a sua conta para ver a descrição e as fotos e enviar a sua proposta.',
  propose: 'Fazer proposta',
  signUp: 'Criar conta grátis',
} as const
