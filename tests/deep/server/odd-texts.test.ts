import { expect, test } from 'vitest'
import { newId } from '#new-id'
import { withPeople } from '../../server/support/with-people'
import { projectArgs, proposalArgs } from '../../support/data/command-args'
import { get } from '../../support/server/server-client'
import { withServer } from '../../support/server/with-server'

const server = withServer()
const { ana, bruno, reader } = withPeople(server, { ana: 'cliente', bruno: 'autonomo', reader: 'empresa' })

/** The stored form of each text, where it is not the sent one. */
const texts: readonly [text: string, stored?: string][] = [
  ['a\0b', 'ab'],
  ['\0', ''],
  ['\u0001\u001f\u007f', ''],
  ['\u200b\u00ad', ''],
  ['a\ud800b', 'a\ufffdb'],
  ['\udc00a', '\ufffda'],
  ['\u202egnp.exe\u2066', 'gnp.exe'],
  ['🧱'.repeat(59)],
  ['<script>alert(1)</script>'],
  ['"}],"more":false}'],
  ["'); DROP TABLE projects; --"],
  ['\\u0000\\'],
  ['%00%ff'],
  ['{:me} {:id} [[id]] {{users}}'],
  ['__proto__'],
]

test.each(texts)('whatever a person writes, as %j, everybody who may see it goes on pulling and reads it', async (text, stored = text) => {
  const project_id = newId()
  await ana.does(
    'publish_project',
    projectArgs({ project_id, title: `x${text}x`, description: `x${text}x`, address: `x${text}x`, products: [{ name: `x${text}x`, quantity: '1' }] }),
  )
  await bruno.does('edit_account', { full_name: `x${text}x`, about: `x${text}x` })
  await bruno.does('send_proposal', proposalArgs(project_id, { cover_letter: `x${text}x` }))
  const conversation_id = await ana.startsConversation(project_id, bruno)
  const message_id = await bruno.says(conversation_id, `x${text}x`)
  await ana.asksSupport(`x${text}x`)
  for (const { device } of [ana, bruno, reader]) await device.pull()
  const written = `x${stored}x`
  expect(reader.device.all('projects').get(project_id)).toMatchObject({
    title: written,
    description: written,
    address: written,
    products: [{ name: written }],
  })
  expect(reader.device.all('profiles').get(bruno.id)).toMatchObject({ full_name: written, about: written })
  expect([...ana.device.all('proposals').values()]).toContainEqual(
    expect.objectContaining({ project_id, cover_letter: written, provider_name: written }),
  )
  expect(ana.device.all('messages').get(message_id)).toMatchObject({ content: written })
  expect(ana.device.all('conversations').get(conversation_id)).toMatchObject({ last_message: expect.objectContaining({ content: written }) })
  for (const path of ['/api/open-projects', '/api/providers', `/api/projects/${project_id}`, `/api/providers/${bruno.id}`]) {
    expect([path, await get(server, path, reader.token)]).toEqual([path, expect.objectContaining({ status: 200, body: expect.any(Object) })])
  }
})
