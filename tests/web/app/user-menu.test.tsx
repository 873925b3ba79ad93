import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { UserMenu } from '../../../web/src/app/shell/user-menu'
import { get, mount, press, wordsOf } from '../ui/mount'
import { aSession } from './sessions'

vi.mock('../../../web/src/data/uploads/use-my-avatar', () => ({ useMyAvatar: () => ({ src: '' }) }))

async function opened(fields: Parameters<typeof aSession>[0]): Promise<string[]> {
  await mount(
    <MemoryRouter>
      <UserMenu session={aSession(fields)} onSignOut={() => undefined} isOpening={false} />
    </MemoryRouter>,
  )
  await press(get('button', 'Menu de'))
  return wordsOf('link')
}

test("the menu of a client has the entries that a client needs, under 'Meu Perfil' where no name is known", async () => {
  const entries = await opened({ role: 'cliente', full_name: '' })
  expect(entries.slice(0, 4)).toEqual(['Dashboard', 'Meus Projetos', 'Publicar Projeto', 'Propostas Recebidas'])
  expect(document.querySelector('nav')?.textContent).toContain('Meu Perfil')
})
