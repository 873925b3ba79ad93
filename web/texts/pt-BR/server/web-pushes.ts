/** A closed app's; notices have their own. */
export const webPushes = {
  message: (name: string) => `Mensagem de ${name}`,
  /** Buttons of a notification about one thing. */
  see: { message: 'Ver conversa', comparison: 'Ver proposta', support: 'Ver resposta', project: 'Ver projeto' },
  read: 'Marcar como lida',
  several: (count: number) => `${count} novidades no Canteiro`,
} as const
