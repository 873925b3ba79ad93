import { expect, test } from 'vitest'
import { isOnScreen, noticeToast } from '../../../web/src/app/toasts/notice-toasts'
import { closeSupport, openSupport } from '../../../web/src/components/support-door'
import { aNotification, idOf } from '../../domain/builders'

const one = aNotification({ id: idOf('um'), title: 'Proposta atualizada', message: 'Bruno mudou a proposta.', link: '/projetos/abc/propostas' })

test('one that arrives is told with its words and leads to its page, and following it marks it as read', () => {
  const read: string[] = []
  const toast = noticeToast([one], (id) => read.push(id))
  expect(toast).toMatchObject({ title: one.title, description: one.message, action: { text: 'Ver', href: one.link } })
  toast.action?.onPress?.()
  expect(read).toEqual([one.id])
})

test('several that arrive at once are counted, and lead to all of them', () => {
  const toast = noticeToast([one, aNotification({ id: idOf('dois') })], () => undefined)
  expect(toast).toEqual({ title: '2 novas notificações', action: { text: 'Ver', href: '/notificacoes' } })
})

test("[PRODUCT 75] what is being read raises no toast: the support's reply in its open chat, a removed project in its place", () => {
  expect(isOnScreen('/suporte')).toBe(false)
  openSupport()
  expect(isOnScreen('/suporte')).toBe(true)
  closeSupport()
  const before = location.href
  history.replaceState(null, '', '/projetos/abc')
  expect(['/projetos/abc?removido', '/projetos/abc', '/projetos/abd?removido', '/suporte'].map(isOnScreen)).toEqual([true, false, false, false])
  history.replaceState(null, '', before)
})
