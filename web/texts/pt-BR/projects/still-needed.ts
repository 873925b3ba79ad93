/** For the owner of a quiet project. Product 88. */
export const stillNeeded = {
  title: 'Ainda precisa deste projeto?',
  /** A date as '3 de nov. de 2026'. */
  text: (date: string) => `Sem novidades há mais de 60 dias. Sem resposta, ele será encerrado a partir de ${date}.`,
  keep: 'Sim, manter',
  close: 'Encerrar',
  /** Where several projects ask. */
  of: (action: string, project: string) => `${action} “${project}”`,
} as const
