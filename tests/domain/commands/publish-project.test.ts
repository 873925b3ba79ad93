import { expect, test } from 'vitest'
import { type PublishProject, publishProject } from '#domain/commands/publish-project'
import { newIdOf } from '#new-id'
import { ana, aProject, bia, changesOf, closedProject, idOf, joao, NOW, noticesOf, obras, reads, root } from '../builders'

const args: PublishProject = {
  project_id: idOf('reforma'),
  title: 'Reforma de banheiro',
  description: 'Trocar o piso.',
  address: 'Cambuí, rua das Flores',
  city: 'Campinas',
  state: 'SP',
  budget: 4_800,
  products: [{ name: 'Piso', quantity: '5 m²' }],
  timing: 'weeks',
}
const decide = (me = ana, existing: Parameters<typeof reads>[0] = {}, given = args) => publishProject.decide(reads(existing), given, me, NOW, NOW)

test('a client publishes a project that is open at once', () => {
  const { project_id, ...written } = args
  expect(changesOf(decide())).toEqual([
    {
      op: 'create',
      collection: 'projects',
      id: project_id,
      fields: {
        id: project_id,
        client_id: ana.id,
        ...written,
        status: 'open',
        accepted_proposal_id: '',
        created_at: NOW,
        completed_at: '',
        accepted_at: '',
      },
    },
  ])
})

test('without a budget it is 0, without products there are none', () => {
  expect(changesOf(decide(ana, {}, { ...args, budget: null, products: null }))).toMatchObject([{ fields: { budget: 0, products: [] } }])
})

test('providers of the place are told', () => {
  const project = { id: args.project_id, title: args.title, client_id: ana.id }
  expect(noticesOf(decide())).toEqual([{ kind: 'project_published', to: { region: { city: 'Campinas', state: 'SP' } }, project }])
})

test.each([joao, obras, root])('$role does not publish', (me) => {
  expect(decide(me)).toEqual({ ok: false, code: 'only_clients_publish' })
})

test('publishing the same project again changes nothing', () => {
  const again = decide(ana, { projects: [aProject({ title: 'Outro título' })] })
  expect(changesOf(again)).toEqual([])
  expect(noticesOf(again)).toEqual([])
})

test("an id of another account's project is refused", () => {
  expect(decide(bia, { projects: [aProject()] })).toEqual({ ok: false, code: 'malformed' })
  expect(decide(bia, { projects: [closedProject] })).toEqual({ ok: false, code: 'malformed' })
})

test('[P11b] an id that is bound to a client is theirs alone, although no project has it', () => {
  const bound = { ...args, project_id: newIdOf(ana.id) }
  expect(decide(ana, {}, bound)).toMatchObject({ ok: true })
  expect(decide(bia, {}, bound)).toEqual({ ok: false, code: 'malformed' })
})

test.each([{ title: '' }, { budget: 0 }, { products: [{ name: '', quantity: '' }] }, { state: 'XX' }, { project_id: 'curto' }])(
  'args with %j are nothing',
  (wrong) => {
    expect(publishProject.parse({ ...args, ...wrong })).toBeUndefined()
  },
)

test('parsing trims what was typed and ignores fields that a client may not set', () => {
  expect(publishProject.parse({ ...args, title: ' Reforma de banheiro ', status: 'completed', client_id: bia.id })).toEqual(args)
})
