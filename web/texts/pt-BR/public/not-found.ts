export const notFound = {
  title: 'Página não encontrada',
  text: 'O endereço pode ter mudado ou nunca ter existido.',
  goHome: 'Ir para o início',
  goToDashboard: 'Ir para o Dashboard',
} as const
