import { act, type ReactNode, useState } from 'react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { SyncFoot } from '../../../web/src/app/shell/sync-foot'
import { surviveTranslation } from '../../../web/src/app/survive-translation'
import { StatusBadge } from '../../../web/src/ui/feedback/status-badge'
import { Button } from '../../../web/src/ui/forms/button'
import { LinkButton } from '../../../web/src/ui/forms/link-button'
import { mount } from '../ui/mount'

const sync = vi.hoisted(() => ({ now: { connection: 'online', unsent: 0, refused: 0 } }))
vi.mock('../../../web/src/data/store/sync-state', () => ({ useSyncState: () => sync.now }))

const { insertBefore, removeChild } = Node.prototype
beforeAll(() => surviveTranslation())
afterAll(() => void Object.assign(Node.prototype, { insertBefore, removeChild }))

/** What Chrome does: each text node gives way to two elements with the translated text. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text && walker.currentNode.data.trim()) found.push(walker.currentNode)
  for (const text of found) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.append(`[${text.data}]`)
    outer.append(inner)
    text.replaceWith(outer)
  }
}

const icon = <svg aria-hidden="true" />
const Bare = ({ isLater }: { isLater: boolean }) => (
  <p>
    {isLater ? <b>1</b> : null}
    {isLater ? null : 'nada'}
    {isLater ? <i>2</i> : <span>3</span>}
  </p>
)

test.each<[string, string, (isLater: boolean) => ReactNode]>([
  ['a badge', 'Enviado', (isLater) => <StatusBadge tone={isLater ? 'ok' : 'warn'}>{isLater ? 'Enviado' : 'Aguardando'}</StatusBadge>],
  ['a button', 'Parar', (isLater) => <Button icon={isLater ? icon : <b>!</b>}>{isLater ? 'Parar' : 'Enviar'}</Button>],
  [
    'a link',
    'Abrir',
    (isLater) => (
      <LinkButton href="/" icon={isLater ? icon : <b>!</b>}>
        {isLater ? 'Abrir' : 'Ver'}
      </LinkButton>
    ),
  ],
  ['the foot of the sidebar', '2 itens aguardando envio', () => <SyncFoot key="foot" />],
  ['elements that come and go beside a text', '2', (isLater) => <Bare isLater={isLater} />],
])('%s that the browser has translated shows its new words', async (_, words, content) => {
  sync.now = { connection: 'online', unsent: 0, refused: 0 }
  let change = () => {}
  function Changing() {
    const [isLater, setLater] = useState(false)
    change = () => setLater(true)
    return content(isLater)
  }
  await mount(<Changing />)
  translate()
  sync.now = { connection: 'online', unsent: 2, refused: 0 }
  await act(async () => change())
  expect(document.body.textContent).toContain(words)
})
