export const tradeTexts = {
  title: 'Especialidades',
  /** On a project's form and review. */
  question: 'Quem faz este serviço?',
  suggested: 'Sugerido pelas suas palavras. Toque para tirar.',
  /** Filters. */
  one: 'Especialidade',
  every: 'Todas',
  another: 'Adicionar especialidade',
  choose: 'Escolha na lista',
  full: (most: number) => `Até ${most} especialidades`,
  /** On the profile. */
  profileHint: 'Aparecem no seu perfil público, nesta ordem. Você recebe avisos dos projetos que pedem uma delas.',
  /** Asked once. */
  dashboard: {
    title: 'O que você faz?',
    text: 'Escolha até 6 especialidades, para receber avisos só do que interessa.',
    save: 'Salvar',
    later: 'Agora não',
  },
} as const
