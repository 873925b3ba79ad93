import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ResetPasswordPage } from '../../../web/src/features/account/email-links/reset-password-page'

test('until its link has been looked at, the page of a new password says that it is', () => {
  const page = (
    <MemoryRouter>
      <ResetPasswordPage />
    </MemoryRouter>
  )
  expect(renderToStaticMarkup(page)).toContain('Verificando link...')
})
