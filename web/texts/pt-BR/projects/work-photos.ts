/** On the page of a deal. Product 127. */
export const workPhotos = {
  title: 'Fotos da obra',
  /** Heading for an undone deal. */
  undone: (person: string) => `Fotos da obra com ${person}`,
  add: 'Adicionar foto',
  stage: 'Etapa da foto',
  noStage: 'A obra toda',
  hint: 'Outros fornecedores não veem estas fotos.',
  sentBy: (name: string, day: string) => `Enviada por ${name} em ${day}`,
  sentByMe: (day: string) => `Enviada por você em ${day}`,
  notSent: 'Ainda não enviada',
  refused: 'Não foi aceita',
  ofStage: (stage: string, sent: string) => `${stage} · ${sent}`,
  /** Spoken. */
  open: (position: number, about: string) => `Abrir a foto ${position}. ${about}`,

  remove: {
    action: 'Remover foto',
    title: 'Remover esta foto?',
    text: (person: string) => `${person} também deixa de ver esta foto.`,
    unsent: 'Ela ainda não foi enviada.',
    confirm: 'Sim, remover',
  },
} as const
