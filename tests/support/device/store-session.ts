import type { Page } from 'playwright'
import type { Session } from '../../../web/src/data/session/session'
import type { Person } from '../data/people'

export async function storeSession(page: Page, { id, token, role, full_name, email }: Person): Promise<void> {
  const session: Session = { user_id: id, token, role, full_name, email, remember: true, renewed_at: Date.now() }
  // No app here sees the session come.
  await page.route('/empty', (route) => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }), { times: 1 })
  await page.goto('/empty')
  await page.evaluate((text) => localStorage.setItem('canteiro-session', text), JSON.stringify(session))
}
