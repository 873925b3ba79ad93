/** Apart from the rest: it is on every first screen. */
export const bell = {
  label: (unread: number) =>
    unread === 0 ? 'Notificações' : unread === 1 ? 'Notificações, 1 não lida' : `Notificações, ${unread > 99 ? 'mais de 99' : unread} não lidas`,
  seeAll: 'Ver todas',
} as const

/** The bell's panel, /notificacoes, toasts. Product 21, 57, 75. */
export const notifications = {
  title: 'Notificações',
  empty: 'Nenhuma notificação ainda.',
  emptyHint: 'Avisamos aqui quando houver novidade sobre seus projetos e propostas.',
  markAsRead: 'Marcar como lida',
  markAllAsRead: 'Marcar todas como lidas',
  unread: 'Não lida',
  /** Several at once. */
  arrived: (count: number) => ({ title: `${count} novas notificações` }),
  open: 'Ver',
} as const
