import { act } from 'react'
import { BehaviorSubject } from 'rxjs'
import { describe, expect, test } from 'vitest'
import type { Actor } from '#domain/command'
import type { Project } from '#domain/documents'
import { links, removedProjectLink } from '#links'
import { MyProjectsPage } from '../../../web/src/features/projects/my-projects-page'
import { AccountMissing } from '../../../web/src/features/projects/new/new-project-form'
import { ProjectById } from '../../../web/src/features/projects/project-page'
import type { SyncStatus } from '../../../web/src/sync'
import { startingStatus } from '../../../web/src/sync/status'
import { ToastArea } from '../../../web/src/ui/feedback/toast-area'
import { aNotification, ana, aProject, aProposal, joao, NOW } from '../../domain/builders'
import { standIn } from '../admin/stand-in'
import { eachWithAccount } from '../data/each-account'
import { addresses, all, buttons, get, mount, pageText, press, pressOnceThere, soon, type, wordsOf } from '../ui/mount'

const { database, hold, showAs, queued } = eachWithAccount()
const pageOf = (id: string) => <ProjectById id={id} ProposalSection={() => null} />

/** The page of a project that is on this person's device. */
async function shown(project: Project, actor: Actor = ana): Promise<void> {
  await hold('projects', project)
  await showAs(actor, pageOf(project.id))
  await soon(() => wordsOf('heading')[0]).toBe(project.title)
}

describe('a project that comes', () => {
  test('[PRODUCT 47] an owner is shown by the server the project that this device has not received yet', async () => {
    const project = aProject()
    const asked = standIn({ [`GET /api/projects/${project.id}`]: [200, project] })
    await showAs(ana, pageOf(project.id))
    await soon(() => all('heading')[0]?.textContent).toBe(project.title)
    expect(asked).toEqual([`GET /api/projects/${project.id}`])
  })

  test('[PRODUCT 47] without a connection the same project is said not to be on this device', async () => {
    standIn({ [`GET /api/projects/${aProject().id}`]: [0] })
    const status$ = new BehaviorSubject<SyncStatus>({ ...startingStatus, connection: 'offline', complete: true })
    await showAs(ana, pageOf(aProject().id), { status$ })
    await soon(() => all('heading')[0]?.textContent).toBe('Este conteúdo não está neste aparelho.')
  })
})

describe('a project that went', () => {
  /** The page of a project that is on the device of this person, and then no longer. */
  async function seeItGo(actor: Actor): Promise<string[]> {
    const { id } = aProject()
    const asked = standIn({ [`GET /api/projects/${id}`]: [404, { code: 'not_found' }] })
    await shown(aProject(), actor)
    await act(async () => (await database().projects.findOne(id).exec(true)).remove())
    return asked
  }

  test('who deleted their project is told that it is gone: the server is not asked for it, and their own projects are offered', async () => {
    const asked = await seeItGo(ana)
    await soon(() => wordsOf('heading')).toContain('Projeto não encontrado')
    expect(asked).toEqual([])
    expect(addresses()).toContain('/meus-projetos')
  })

  test('[PRODUCT 55] whose project an administrator removed reads that in its place, with the reason, and the notice counts as read', async () => {
    const link = removedProjectLink(aProject().id)
    const message = '“Reforma de banheiro” foi removido pela administração. Motivo: Endereço repetido'
    const asked = await seeItGo(ana)
    const notice = aNotification({ link, message })
    await act(async () => hold('notifications', notice))
    await soon(() => wordsOf('heading')).toContain('Este projeto foi removido pela administração')
    expect(pageText()).toContain(message)
    expect(asked).toEqual([])
    expect(addresses()).toContain('/meus-projetos')
    expect(buttons()).toContain('Falar com o suporte')
    await soon(queued).toEqual([['mark_notifications_read', { ids: [notice.id] }]])
  })

  test('[PRODUCT 55] who read a project of another asks the server what became of it, and reads that it is gone', async () => {
    const asked = await seeItGo(joao)
    await soon(() => wordsOf('heading')).toContain('Este projeto não existe mais')
    expect(asked).toEqual([`GET /api/projects/${aProject().id}`])
    expect(addresses()).toContain('/projetos-abertos')
  })
})

describe('[PRODUCT 87] ways back', () => {
  test('[PRODUCT 87] an open project is closed with a reason, and says until when it can be reopened', async () => {
    await shown(aProject())
    await soon(buttons).toContain('Encerrar sem contratar')
    expect(addresses()).toContain(links.editProject(aProject().id))
    await press(get('button', 'Encerrar sem contratar'))
    await soon(buttons).toContain('Sim, encerrar')
    await type(get('textbox', 'Motivo'), 'Vou esperar.')
    await press(get('button', 'Sim, encerrar'))
    await soon(pageText).toMatch(/Encerrado em .+\. Você pode reabrir até .+\./)
    expect(await queued()).toMatchObject([['close_project', { reason: 'Vou esperar.' }]])
    await soon(buttons).toEqual(expect.arrayContaining(['Reabrir', 'Excluir projeto']))
    await press(get('button', 'Reabrir'))
    await pressOnceThere('Sim, reabrir')
    // It waits for a connection, and is no project that was never sent: it has its status, and can be closed.
    await soon(pageText).toContain('Aberto')
    expect(buttons()).toContain('Encerrar sem contratar')
  })

  test('[PRODUCT 87] one that was closed too long ago is not reopened', async () => {
    await shown(aProject({ status: 'closed', closed_at: '2020-01-01T00:00:00.000Z' }))
    await soon(pageText).toContain('Encerrado em')
    expect(pageText()).not.toContain('Você pode reabrir')
    expect(buttons()).not.toContain('Reabrir')
  })
})

describe('[PRODUCT 88] a project without news', () => {
  test.each([
    ['its page', pageOf(aProject().id)],
    ['its card', <MyProjectsPage key="mine" />],
  ])('[PRODUCT 88] asks its owner on %s; the answer is queued and takes the question away at once', async (_where, page) => {
    await hold('projects', aProject({ asked_at: '2026-11-03T11:07:00.000Z' }))
    await showAs(ana, page)
    const asked = 'Ainda precisa deste projeto?Sem novidades há mais de 60 dias. Sem resposta, ele será encerrado a partir de 3 de dez. de 2026.'
    await soon(pageText).toContain(asked)
    expect(buttons()).toContain('Encerrar')
    expect(get('button', 'Encerrar “Reforma').getAttribute('aria-label')).toBe(`Encerrar “${aProject().title}”`)
    await press(get('button', `Sim, manter “${aProject().title}”`))
    await soon(pageText).not.toContain('Ainda precisa')
    expect((await queued()).map(([verb]) => verb)).toEqual(['keep_project'])
  })

  test('[PRODUCT 88] that closed itself says so, and can be reopened', async () => {
    const closed_at = new Date().toISOString()
    await shown(aProject({ status: 'closed', asked_at: closed_at, closed_at }))
    await soon(pageText).toMatch(/Encerrado por falta de resposta\. Você pode reabrir até/)
    expect(pageText()).not.toContain('Ainda precisa')
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
    expect(wordsOf('status')).toContain(words)
    expect(pageText().split(words)).toHaveLength(3)
  })
})

describe("what a project's page shows first", () => {
  const images = [1, 2].map((n) => ({ id: `foto0000000000${n}`, file: `${n}.jpg`, position: n }))

  test.each([
    ['owner', ana],
    ['a provider', joao],
  ])('[PRODUCT 62] its photos, counted, above the tabs: %s', async (_who, actor) => {
    await shown(aProject({ images }), actor)
    const strip = document.querySelector('section[aria-label="2 fotos"]')
    const opening = [...(strip?.querySelectorAll('button') ?? [])].map((button) => button.getAttribute('aria-label'))
    expect(opening).toEqual(['Abrir a foto 1', 'Abrir a foto 2'])
    const [tabs] = document.querySelectorAll('[role=tablist]')
    expect(strip && tabs && strip.compareDocumentPosition(tabs)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('its owner, while no one has proposed, is led to the professionals of its city', async () => {
    await shown(aProject({ city: 'São Carlos', state: 'SP' }))
    await soon(() => all('link').map((link) => [link.textContent, link.getAttribute('href')])).toContainEqual([
      'Convidar profissionais de São Carlos',
      '/fornecedores?q=S%C3%A3o+Carlos',
    ])
  })
})

describe('a project whose state its owner changes', () => {
  test('[PRODUCT 54] shows what it is now: who concludes it is led from the deal to the head of the page', async () => {
    const proposal = aProposal({ status: 'accepted' })
    const project = aProject({ status: 'in_progress', accepted_proposal_id: proposal.id, accepted_at: NOW })
    await hold('proposals', proposal)
    await shown(project)
    await pressOnceThere('Concluir projeto')
    await pressOnceThere('Sim, concluir')
    await pressOnceThere('Agora não')
    await soon(() => document.activeElement?.querySelector('h1')?.textContent).toBe(project.title)
    expect(document.activeElement?.textContent).toContain('Concluído')
  })
})
