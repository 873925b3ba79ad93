import { expect, test, vi } from 'vitest'
import { emptyOf } from '#domain/collections'
import { texts } from '#texts'
import { NoticesSection } from '../../../web/src/features/account/settings/settings-page'
import { mount } from '../ui/mount'

vi.mock('../../../web/src/data/commands/use-dispatch', () => ({ useDispatch: () => () => undefined }))

test.each([
  ['cliente', 'Proposta recebida'],
  ['empresa', 'Proposta aceita'],
  ['autonomo', 'Proposta aceita'],
] as const)('[PRODUCT 21] %s reads which mails there are: %s and those of everyone', async (role, own) => {
  await mount(<NoticesSection account={{ ...emptyOf('users'), role, waiting: false }} />)
  expect(document.body.textContent).toContain(`${own}, mensagem não lida há uma hora e resposta do suporte.`)
})

test.each([
  [{ items: 0, drafts: 3, photos: 2 }, '3 rascunhos e 2 fotos ainda não enviados'],
  [{ items: 1, drafts: 0, photos: 0 }, '1 item ainda não enviado'],
  [{ items: 2, drafts: 1, photos: 1 }, '2 itens, 1 rascunho e 1 foto ainda não enviados'],
  [{ items: 0, drafts: 0, photos: 1 }, '1 foto ainda não enviada'],
  [{ items: 0, drafts: 0, photos: 2 }, '2 fotos ainda não enviadas'],
])('[PRODUCT 39] the warning of %j says %s', (loss, said) => {
  expect(texts.session.signOut.text(loss)).toBe(`Se você sair agora, será apagado deste aparelho o que só existe nele: ${said}.`)
})
