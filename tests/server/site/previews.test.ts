import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Window } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import { newId } from '#new-id'
import { paths } from '../../../pocketbase/tasks/paths'
import { call, get, quoted, type Row, sql } from '../../support/server/server-client'
import { page, servedSite, shell } from '../support/served-site'
import { type Session, signedIn } from '../support/session'
import { sendAvatar } from '../support/stage'

const { server } = servedSite()

describe('a link that is shared', () => {
  /** Every tag that a preview is made of, as a browser reads it. */
  const preview = async (path: string): Promise<Record<string, string>> => {
    const answer = await get(server, path)
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([200, page, 'no-cache'])
    const window = new Window()
    window.document.write(String(answer.body))
    const tags = [...window.document.head.querySelectorAll('meta[property], meta[name]')]
    const named = tags.map((tag) => [tag.getAttribute('property') ?? tag.getAttribute('name'), tag.getAttribute('content')])
    expect(new Set(named.map(([name]) => name)).size).toBe(named.length)
    expect(window.document.querySelectorAll('title, #root, link[rel=icon]')).toHaveLength(3)
    return { ...Object.fromEntries(named), title: window.document.title }
  }
  const provider = async (account: Row): Promise<Session> => {
    const person = await signedIn(server, 'empresa')
    await person.does('edit_account', account)
    return person
  }

  test.each([
    ['/', 'Canteiro'],
    ['/quem-somos', 'Quem Somos'],
    ['/fornecedores', 'Canteiro'],
    ['/projetos/abc', 'Canteiro'],
  ])('[PRODUCT 79] %s says what it is, with a picture', async (path, title) => {
    const shown = await preview(path)
    expect(shown).toMatchObject({
      title,
      'og:title': title,
      'og:url': server.url + path,
      'og:image': `${server.url}/shared.png`,
      'og:locale': 'pt_BR',
    })
    expect(shown.description).toBe(shown['og:description'])
    expect(shown.description?.length).toBeGreaterThan(20)
    expect((await readFile(join(paths.web, 'public', new URL(shown['og:image'] ?? '').pathname))).subarray(1, 4).toString()).toBe('PNG')
  })

  test("a provider's page shows name, role and place, and the picture of the card", async () => {
    const person = await provider({ full_name: 'Construtora Horizonte', city: 'Santos', state: 'SP' })
    const path = `/fornecedores/${person.id}`
    expect(await preview(path)).toMatchObject({ 'og:title': 'Construtora Horizonte | Canteiro', 'og:image': `${server.url}/shared.png` })
    await sendAvatar(person)
    const shown = await preview(`${path}/`)
    expect(shown).toMatchObject({
      'og:description': 'Empresa em Santos, SP. Veja o perfil no Canteiro.',
      'og:type': 'profile',
      'og:url': server.url + path,
    })
    const image = await fetch(shown['og:image'] ?? '')
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png'])
  })

  test('what a provider calls themselves is text, whatever is in it', async () => {
    const full_name = `"><script>alert('x')</script> $& $1 O'Neil & Filhos </head>`
    const person = await provider({ full_name })
    await sql(server, `UPDATE users SET city = '</title><b>' WHERE id = ${quoted(person.id)}`)
    const shown = await preview(`/fornecedores/${person.id}`)
    expect(shown).toMatchObject({ title: `${full_name} | Canteiro`, 'og:title': `${full_name} | Canteiro` })
    expect((await get(server, `/fornecedores/${person.id}`)).body).not.toContain('<script>alert')
  })

  test('nothing private is in it, and who has no public card has the plain page', async () => {
    const privately = { phone: '11987654321', address: 'Rua Secreta, 1', document_number: '12.ABC.345/01DE-35', about: 'Ligue 11 91234-5678' }
    const person = await provider(privately)
    const body = String((await get(server, `/fornecedores/${person.id}`)).body)
    for (const secret of ['11987654321', 'Rua Secreta', '12ABC34501DE35', '91234', person.person.email]) expect(body).not.toContain(secret)
    const client = await signedIn(server, 'cliente', { full_name: 'Cliente Qualquer' })
    await sql(server, `UPDATE users SET verified = FALSE WHERE id = ${quoted(person.id)}`)
    for (const path of [client.id, person.id, newId(), 'x', `${client.id}/mais`, '%3Cscript%3E']) {
      expect(await get(server, `/fornecedores/${path}`)).toMatchObject({ status: 404, body: shell })
    }
  })

  test('[PRODUCT 79] an open project shows title, place and budget, and nothing private; any other one that it is one', async () => {
    const client = await signedIn(server, 'cliente', { full_name: 'Ana Secreta' })
    const hidden = { description: 'Quarto do Cofre', address: 'Rua do Cofre' }
    const project = await client.publishes({ ...hidden, title: 'Muro "novo"', city: 'Santos', state: 'SP', budget: 4_800.5 })
    const vague = await client.publishes({ ...hidden, title: 'Calçada', city: 'Santos', state: 'SP', budget: null })
    const shown = await preview(`/projetos/${project}`)
    expect(shown).toMatchObject({
      'og:title': 'Muro "novo" | Canteiro',
      'og:description': 'Projeto de obra em Santos, SP. Orçamento: R$\u00a04.800,50. Entre ou crie a sua conta para enviar a sua proposta.',
      'og:url': `${server.url}/projetos/${project}`,
      'og:image': `${server.url}/shared.png`,
    })
    expect((await preview(`/projetos/${vague}`))['og:description']).toContain('Orçamento: A combinar.')
    const page = String((await get(server, `/projetos/${project}`)).body)
    for (const secret of ['Cofre', 'Secreta', client.id, client.person.email]) expect(page).not.toContain(secret)
    const shownFirst = async (path: string) => /<div class="shell-page">.*?<\/div>/.exec(String((await get(server, path)).body))?.[0]
    const way = (href: string) => `href="${href}?para=/projetos/${project}"`
    for (const part of ['<h1>Muro &quot;novo&quot;</h1>', 'Santos, SP', 'R$\u00a04.800,50', way('/login'), way('/cadastro')]) {
      expect(await shownFirst(`/projetos/${project}`)).toContain(part)
    }
    const asked = (id: string) => call(server, 'GET', `/api/shared-projects/${id}`)
    expect(await asked(project)).toMatchObject({ status: 200, body: { title: 'Muro "novo"', city: 'Santos', state: 'SP', budget: 4_800.5 } })
    expect(Object.keys((await asked(vague)).body as object).sort()).toEqual(['budget', 'city', 'state', 'title'])
    const unknown = await asked(newId())
    expect(unknown).toMatchObject({ status: 404, body: { code: 'not_found' } })
    const any = { 'og:title': 'Projeto de obra | Canteiro' }
    expect(await preview(`/projetos/${newId()}`)).toMatchObject(any)
    await sql(server, `UPDATE projects SET status = 'in_progress' WHERE id = ${quoted(project)}`)
    expect(await preview(`/projetos/${project}`)).toMatchObject(any)
    await sql(server, `UPDATE users SET suspended_at = '2026-01-01' WHERE id = ${quoted(client.id)}`)
    expect(await preview(`/projetos/${vague}`)).toMatchObject(any)
    for (const id of [project, vague]) {
      expect([(await asked(id)).status, (await asked(id)).body, await shownFirst(`/projetos/${id}`)]).toEqual([404, unknown.body, undefined])
    }
  })
})
