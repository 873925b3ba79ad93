/** Notifications of a closed app; those of notices are with these. */
export const webPushes = {
  message: (name: string) => `Mensagem de ${name}`,
  several: (count: number) => `${count} novidades no Canteiro`,
} as const
