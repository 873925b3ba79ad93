import { act } from 'react'
import { BehaviorSubject } from 'rxjs'
import { describe, expect, test } from 'vitest'
import type { Actor } from '#domain/command'
import { links, removedProjectLink } from '#links'
import { MyProjectsPage } from '../../../web/src/features/projects/my-projects-page'
import { AccountMissing } from '../../../web/src/features/projects/new/new-project-form'
import { ProjectById } from '../../../web/src/features/projects/project-page'
import type { SyncStatus } from '../../../web/src/sync'
import { startingStatus } from '../../../web/src/sync/status'
import { ToastArea } from '../../../web/src/ui/feedback/toast-area'
import { aNotification, ana, aProject, aProposal, joao, NOW } from '../../domain/builders'
import { standIn } from '../admin/stand-in'
import { eachWithDatabase } from '../data/each-database'
import { inAccount, standInAccount } from '../data/stand-in-account'
import { all, get, mount, press, soon, type } from '../ui/mount'

describe('a project that comes', () => {
  const database = eachWithDatabase()

  test('[PRODUCT 47] an owner is shown by the server the project that this device has not received yet', async () => {
    const project = aProject()
    const asked = standIn({ [`GET /api/projects/${project.id}`]: [200, project] })
    await mount(inAccount(standInAccount(database(), { actor: ana }), <ProjectById id={project.id} ProposalSection={() => null} />))
    await soon(() => all('heading')[0]?.textContent).toBe(project.title)
    expect(asked).toEqual([`GET /api/projects/${project.id}`])
  })

  test('[PRODUCT 47] without a connection the same project is said not to be on this device', async () => {
    standIn({ [`GET /api/projects/${aProject().id}`]: [0] })
    const status$ = new BehaviorSubject<SyncStatus>({ ...startingStatus, connection: 'offline', complete: true })
    await mount(inAccount(standInAccount(database(), { actor: ana, status$ }), <ProjectById id={aProject().id} ProposalSection={() => null} />))
    await soon(() => all('heading')[0]?.textContent).toBe('Este conteúdo não está neste aparelho.')
  })
})

describe('a project that went', () => {
  const database = eachWithDatabase()

  /** The page of a project that is on the device of this person, and then no longer. */
  async function seeItGo(actor: Actor): Promise<string[]> {
    const { id, title } = aProject()
    const asked = standIn({ [`GET /api/projects/${id}`]: [404, { code: 'not_found' }] })
    await database().projects.insert({ ...aProject(), newest: 0 })
    await mount(inAccount(standInAccount(database(), { actor }), <ProjectById id={id} ProposalSection={() => null} />))
    await expectHeading(title)
    await act(async () => (await database().projects.findOne(id).exec(true)).remove())
    return asked
  }

  const expectHeading = (title: string) => expect.poll(() => act(async () => all('heading').map(({ textContent }) => textContent))).toContain(title)
  const addresses = () => all('link').map((link) => link.getAttribute('href'))

  test('who deleted their project is told that it is gone: the server is not asked for it, and their own projects are offered', async () => {
    const asked = await seeItGo(ana)
    await expectHeading('Projeto não encontrado')
    expect(asked).toEqual([])
    expect(addresses()).toContain('/meus-projetos')
  })

  test('[PRODUCT 55] whose project an administrator removed reads that in its place, with the reason, and the notice counts as read', async () => {
    const link = removedProjectLink(aProject().id)
    const message = '“Reforma de banheiro” foi removido pela administração. Motivo: Endereço repetido'
    const asked = await seeItGo(ana)
    const notice = aNotification({ link, message })
    await act(async () => database().notifications.insert({ ...notice, newest: 0 }))
    await expectHeading('Este projeto foi removido pela administração')
    expect(document.body.textContent).toContain(message)
    expect(asked).toEqual([])
    expect(addresses()).toContain('/meus-projetos')
    const marks = async () => (await database().outbox.find().exec()).map(({ verb, args }) => [verb, args])
    await expect.poll(() => act(marks)).toEqual([['mark_notifications_read', { ids: [notice.id] }]])
  })

  test('[PRODUCT 55] who read a project of another asks the server what became of it, and reads that it is gone', async () => {
    const asked = await seeItGo(joao)
    await expectHeading('Este projeto não existe mais')
    expect(asked).toEqual([`GET /api/projects/${aProject().id}`])
    expect(addresses()).toContain('/projetos-abertos')
  })
})

describe('[PRODUCT 87] ways back', () => {
  const database = eachWithDatabase()

  const shown = async (project: ReturnType<typeof aProject>) => {
    await database().projects.insert({ ...project, newest: 0 })
    await mount(inAccount(standInAccount(database(), { actor: ana }), <ProjectById id={project.id} ProposalSection={() => null} />))
    await soon(() => all('heading')[0]?.textContent).toBe(project.title)
  }
  const buttons = () => all('button').map(({ textContent }) => textContent)

  test('[PRODUCT 87] an open project is closed with a reason, and says until when it can be reopened', async () => {
    await shown(aProject())
    await soon(buttons).toContain('Encerrar sem contratar')
    expect(all('link').map((link) => link.getAttribute('href'))).toContain(links.editProject(aProject().id))
    await press(get('button', 'Encerrar sem contratar'))
    await soon(buttons).toContain('Sim, encerrar')
    await type(get('textbox', 'Motivo'), 'Vou esperar.')
    await press(get('button', 'Sim, encerrar'))
    await soon(() => document.body.textContent).toMatch(/Encerrado em .+\. Você pode reabrir até .+\./)
    const [row] = await database().outbox.find().exec()
    expect(row).toMatchObject({ verb: 'close_project', args: { reason: 'Vou esperar.' } })
    await soon(buttons).toEqual(expect.arrayContaining(['Reabrir', 'Excluir projeto']))
    await press(get('button', 'Reabrir'))
    await soon(buttons).toContain('Sim, reabrir')
    await press(get('button', 'Sim, reabrir'))
    // It waits for a connection, and is no project that was never sent: it has its status, and can be closed.
    await soon(() => document.body.textContent).toContain('Aberto')
    expect(buttons()).toContain('Encerrar sem contratar')
  })

  test('[PRODUCT 87] one that was closed too long ago is not reopened', async () => {
    await shown(aProject({ status: 'closed', closed_at: '2020-01-01T00:00:00.000Z' }))
    await soon(() => document.body.textContent).toContain('Encerrado em')
    expect(document.body.textContent).not.toContain('Você pode reabrir')
    expect(buttons()).not.toContain('Reabrir')
  })
})

describe('[PRODUCT 88] a project without news', () => {
  const database = eachWithDatabase()
  const shown = async (project: ReturnType<typeof aProject>, page = <ProjectById id={project.id} ProposalSection={() => null} />) => {
    await database().projects.insert({ ...project, newest: 0 })
    await mount(inAccount(standInAccount(database(), { actor: ana }), page))
  }
  const words = () => document.body.textContent

  test.each([
    ['its page', undefined],
    ['its card', <MyProjectsPage key="mine" />],
  ])('[PRODUCT 88] asks its owner on %s; the answer is queued and takes the question away at once', async (_where, page) => {
    await shown(aProject({ asked_at: '2026-11-03T11:07:00.000Z' }), page)
    await soon(words).toMatch(
      /Ainda precisa deste projeto\?Sem novidades há mais de 60 dias\. Sem resposta, ele será encerrado a partir de 3 de dez\. de 2026\./,
    )
    expect(all('button').map(({ textContent }) => textContent)).toContain('Encerrar')
    expect(get('button', 'Encerrar “Reforma').getAttribute('aria-label')).toBe(`Encerrar “${aProject().title}”`)
    await press(get('button', `Sim, manter “${aProject().title}”`))
    await soon(words).not.toContain('Ainda precisa')
    expect((await database().outbox.find().exec()).map(({ verb }) => verb)).toEqual(['keep_project'])
  })

  test('[PRODUCT 88] that closed itself says so, and can be reopened', async () => {
    const closed_at = new Date().toISOString()
    await shown(aProject({ status: 'closed', asked_at: closed_at, closed_at }))
    await soon(words).toMatch(/Encerrado por falta de resposta\. Você pode reabrir até/)
    expect(words()).not.toContain('Ainda precisa')
    expect(get('button', 'Reabrir')).toBeTruthy()
  })
})

describe('without an account', () => {
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
})

describe("what a project's page shows first", () => {
  const database = eachWithDatabase()
  const images = [1, 2].map((n) => ({ id: `foto0000000000${n}`, file: `${n}.jpg`, position: n }))

  const shown = async (actor: Actor, project: ReturnType<typeof aProject>) => {
    await database().projects.insert({ ...project, newest: 0 })
    await mount(inAccount(standInAccount(database(), { actor }), <ProjectById id={project.id} ProposalSection={() => null} />))
    await soon(() => all('heading')[0]?.textContent).toBe(project.title)
  }

  test.each([
    ['owner', ana],
    ['a provider', joao],
  ])('[PRODUCT 62] its photos, counted, above the tabs: %s', async (_who, actor) => {
    await shown(actor, aProject({ images }))
    const strip = document.querySelector('section[aria-label="2 fotos"]')
    expect([...(strip?.querySelectorAll('button') ?? [])].map((button) => button.getAttribute('aria-label'))).toEqual([
      'Abrir a foto 1',
      'Abrir a foto 2',
    ])
    const [tabs] = document.querySelectorAll('[role=tablist]')
    expect(strip && tabs && strip.compareDocumentPosition(tabs)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('its owner, while no one has proposed, is led to the professionals of its city', async () => {
    await shown(ana, aProject({ city: 'São Carlos', state: 'SP' }))
    await soon(() => all('link').map((link) => [link.textContent, link.getAttribute('href')])).toContainEqual([
      'Convidar profissionais de São Carlos',
      '/fornecedores?q=S%C3%A3o+Carlos',
    ])
  })
})

describe('a project whose state its owner changes', () => {
  const database = eachWithDatabase()

  test('[PRODUCT 54] shows what it is now: who concludes it is led from the deal to the head of the page', async () => {
    const proposal = aProposal({ status: 'accepted' })
    const project = aProject({ status: 'in_progress', accepted_proposal_id: proposal.id, accepted_at: NOW })
    await database().proposals.insert({ ...proposal, newest: 0 })
    await database().projects.insert({ ...project, newest: 0 })
    await mount(inAccount(standInAccount(database(), { actor: ana }), <ProjectById id={project.id} ProposalSection={() => null} />))
    await soon(() => all('button').some(({ textContent }) => textContent === 'Concluir projeto')).toBe(true)
    await press(get('button', 'Concluir projeto'))
    await press(get('button', 'Sim, concluir'))
    await soon(() => document.activeElement?.querySelector('h1')?.textContent).toBe(project.title)
    expect(document.activeElement?.textContent).toContain('Concluído')
  })
})
