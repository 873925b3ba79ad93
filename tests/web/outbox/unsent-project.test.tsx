import { act } from 'react'
import { expect, test } from 'vitest'
import { texts } from '#texts'
import { useSyncState } from '../../../web/src/data/store/sync-state'
import { countUnsent } from '../../../web/src/data/store/unsent'
import { OutboxPage } from '../../../web/src/features/outbox/outbox-page'
import { MyProjectCard } from '../../../web/src/features/projects/my-project-card'
import { OwnerSection } from '../../../web/src/features/projects/owner-section'
import { addPhoto } from '../../../web/src/sync'
import { aProject } from '../../domain/builders'
import { picture, pictureOf, picturesOf } from '../../support/pictures'
import { eachWithDatabase } from '../data/each-database'
import { inAccount, standInAccount } from '../data/stand-in-account'
import { mount } from '../ui/mount'
import { queuedRow, refusedRow } from './rows'

const database = eachWithDatabase()
const record = 'projects/fresh0000000000'
const args = { title: 'Muro de arrimo', description: 'Muro de 18 m.', city: 'Campinas', state: 'SP', budget: null, products: null }
const shown = () => act(async () => document.body.textContent)

function Unsent() {
  const { unsent, refused } = useSyncState()
  return <output>{`${unsent} a enviar, ${refused} recusado`}</output>
}

const show = () =>
  mount(
    inAccount(
      standInAccount(database()),
      <>
        <OutboxPage />
        <Unsent />
      </>,
    ),
  )

test('a publication is one item with its photos, which name their project', async () => {
  await database().outbox.insert(queuedRow('publish_project', args, { record }))
  await addPhoto(database(), { record, position: 0 }, picturesOf(pictureOf(picture.png)))
  await show()
  await expect.poll(shown).toContain('1 foto · Muro de arrimo')
  await expect.poll(shown).toContain('1 a enviar, 0 recusado')
  expect(await shown()).toMatch(/1 item (aguarda|sendo)/)
  expect(await countUnsent({ database: database() })).toBe(1)
})

test('photos of a refused project name it too, and wait with it', async () => {
  await database().outbox.insert(refusedRow('publish_project', args, 'too_many', { record }))
  await addPhoto(database(), { record, position: 0 }, picturesOf(pictureOf(picture.png)))
  await show()
  await expect.poll(shown).toContain('1 foto · Muro de arrimo')
  await expect.poll(shown).toContain('1 a enviar, 1 recusado')
  expect(await shown()).not.toContain(texts.outbox.photosGone)
})

test('a project that waits is not said to be open, nor that it is waited for proposals', async () => {
  const project = { ...aProject(), waiting: true }
  await mount(
    inAccount(
      standInAccount(database()),
      <>
        <MyProjectCard project={project} proposals={[]} />
        <OwnerSection project={project} />
      </>,
    ),
  )
  await expect.poll(shown).toContain(texts.projects.page.unpublished)
  expect(await shown()).not.toContain(texts.projects.page.noProposals)
  expect(await shown()).not.toContain('Aberto')
})
