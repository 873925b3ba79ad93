/** A closed app's; notices have their own. */
export const webPushes = {
  message: (name: string) => `Mensagem de ${name}`,
  several: (count: number) => `${count} novidades no Canteiro`,
} as const
