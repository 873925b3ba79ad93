import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { AccountMissing } from '../../../web/src/features/projects/new-project-form'
import { ToastArea } from '../../../web/src/ui/feedback/toast-area'
import { toastQueue } from '../../../web/src/ui/feedback/toasts'
import { all, mount } from '../ui/mount'

afterEach(() => act(async () => toastQueue.clear()))

test("[PRODUCT 60] publishing without an account on this device says 'Erro de Autenticação' as a toast, and in place of the form", async () => {
  await mount(
    <>
      <ToastArea label="Avisos" closeLabel="Fechar" />
      <AccountMissing />
    </>,
  )
  const words = 'Erro de AutenticaçãoVocê precisa estar logado e com perfil para publicar um projeto.'
  expect(all('status').map((toast) => toast.textContent)).toContain(words)
  expect(document.body.textContent?.split(words)).toHaveLength(3)
})
