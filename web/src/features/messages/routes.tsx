import type { RouteObject } from 'react-router-dom'
import { routes } from '../../links'

/** The list stays in place while conversations change beside it. */
export const messagesRoutes: RouteObject[] = [
  {
    path: routes.messages,
    lazy: async () => ({ Component: (await import('./messages-page')).MessagesPage }),
    children: [
      { index: true, lazy: async () => ({ Component: (await import('./no-conversation')).NoConversation }) },
      { path: routes.conversation, lazy: async () => ({ Component: (await import('./conversation-page')).ConversationPage }) },
    ],
  },
]
