import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { SessionContext, type SessionState } from '../data/store/account-store-context'
import { UiProvider } from '../ui/layout/ui-provider'
import { documentDescription, documentTitle, metaOf } from './page-meta'
import { routeTree } from './router'
import { AccountProvider } from './session/account-provider'

export type ReadyPage = { html: string; title: string; description: string }

const signedOut: SessionState = {
  state: 'signed_out',
  session: null,
  signIn: () => ({ ok: false, code: 'replaced' }),
  renew: () => false,
  signOut: async () => undefined,
}

export async function readyPage(path: string): Promise<ReadyPage> {
  const handler = createStaticHandler(routeTree)
  const context = await handler.query(new Request(new URL(path, 'https://canteiro.invalid')))
  if (context instanceof Response) throw new Error(`${path} answers ${context.status}.`)
  const { prelude } = await prerender(
    <SessionContext value={signedOut}>
      <AccountProvider>
        <UiProvider navigate={() => undefined}>
          <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
        </UiProvider>
      </AccountProvider>
    </SessionContext>,
    // Inlines late content however large: React would else move it by an inline script, which the site's policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const html = await new Response(prelude).text()
  const { title, description } = metaOf(context.matches.at(-1)?.route.handle)
  return { html, title: documentTitle(title ?? headingOf(html)), description: documentDescription(description) }
}

const headingOf = (html: string): string | undefined => /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1]
