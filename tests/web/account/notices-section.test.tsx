import { afterEach, expect, test, vi } from 'vitest'
import { emptyOf } from '#domain/collections'
import { NoticesSection } from '../../../web/src/features/account/settings/settings-page'
import { toastQueue } from '../../../web/src/ui/feedback/toasts'
import { all, mount, press } from '../ui/mount'

const answer = vi.hoisted(() => ({ given: { ok: true } as { ok: boolean; code?: string } }))
vi.mock('../../../web/src/data/commands/use-dispatch', () => ({ useDispatch: () => async () => answer.given }))

afterEach(() => toastQueue.clear())

const change = async () => {
  await mount(<NoticesSection account={{ ...emptyOf('users'), role: 'cliente', waiting: false }} />)
  const [box] = all('switch')
  if (!box) throw new Error('no switch')
  await press(box)
  return toastQueue.visibleToasts.map(({ content }) => `${content.title}: ${content.description}`)
}

test.each([
  ['cliente', 'Proposta recebida'],
  ['empresa', 'Proposta aceita'],
  ['autonomo', 'Proposta aceita'],
] as const)('[PRODUCT 21] %s reads which mails there are: %s and those of everyone', async (role, own) => {
  await mount(<NoticesSection account={{ ...emptyOf('users'), role, waiting: false }} />)
  expect(document.body.textContent).toContain(`${own}, mensagem não lida há uma hora e resposta do suporte.`)
})

test('a switch that this device cannot store says so', async () => {
  answer.given = { ok: false, code: 'storage_broken' }
  const [told] = await change()
  expect(told).toContain('Erro ao atualizar perfil: Não foi possível guardar isto neste aparelho.')
})

test('one that is stored says nothing', async () => {
  answer.given = { ok: true }
  expect(await change()).toEqual([])
})
