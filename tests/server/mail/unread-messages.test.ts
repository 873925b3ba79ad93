import { beforeEach, describe, expect, test } from 'vitest'
import { quoted, runJob, sql } from '../../support/server/server-client'
import { mailsToPeople } from '../support/mails-to-people'
import { serverWithMailbox } from '../support/server-with-mailbox'
import { withPeople } from '../support/with-people'

const { server, mailbox } = serverWithMailbox()
const { ana, bruno } = withPeople(server, { ana: 'cliente', bruno: 'autonomo' })
const { mailsTo, rested } = mailsToPeople({ server, mailbox })

describe('a message that waits', () => {
  const ago = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString()

  async function chat(title: string, provider = bruno): Promise<{ conversation_id: string; says: (minutesAgo: number) => Promise<string> }> {
    const project = await ana.publishes({ title })
    await provider.proposes(project)
    const conversation_id = await ana.startsConversation(project, provider)
    const says = async (minutesAgo: number) => {
      const message_id = await ana.says(conversation_id, 'Pode vir amanhã?')
      await sql(server, `UPDATE messages SET created_at = ${quoted(ago(minutesAgo))} WHERE id = ${quoted(message_id)}`)
      return message_id
    }
    return { conversation_id, says }
  }

  const told = async (title: string) => {
    await runJob(server, 'mail-unread-messages')
    await rested()
    return mailsTo(bruno).filter(({ subject, text }) => subject.includes('mensage') && text.includes(title))
  }

  /** Makes the mails sent so far an hour old. */
  const anHourLater = async () => {
    for (const mark of ['mailed_at_one', 'mailed_at_two'])
      await sql(server, `UPDATE conversations SET ${mark} = ${quoted(ago(60.1))} WHERE ${mark} > ${quoted(ago(60.1))}`)
  }
  beforeEach(anHourLater)

  test('for an hour is told once, with a link to the chat; a newer one that waits is told again', async () => {
    const { conversation_id, says } = await chat('Piso novo')
    await says(59)
    expect(await told('Piso novo')).toEqual([])
    await says(62)
    await says(61)
    await expect.poll(() => told('Piso novo')).toHaveLength(1)
    expect((await told('Piso novo'))[0]).toMatchObject({
      subject: 'Ana Lima enviou uma mensagem para você',
      links: expect.arrayContaining([`${server.url}/mensagens/${conversation_id}`]),
    })
    expect(await told('Piso novo')).toHaveLength(1)
    expect(mailsTo(ana).filter(({ subject }) => subject.includes('mensagem'))).toEqual([])
    const mailedBefore = `UPDATE conversations SET mailed_at_one = ${quoted(ago(90))}, mailed_at_two = ${quoted(ago(90))} WHERE id = ${quoted(conversation_id)}`
    await sql(server, mailedBefore)
    await says(60.5)
    await expect.poll(() => told('Piso novo')).toHaveLength(2)
  })

  test('is told to a suspended person once that is lifted: an answer would only wait', async () => {
    const { says } = await chat('Varanda')
    const suspend = (at: string) =>
      sql(server, `UPDATE users SET suspended_at = ${quoted(at)}, suspended_reason = ${quoted(at && 'Spam')} WHERE id = ${quoted(bruno.id)}`)
    await suspend(ago(0))
    await says(62)
    expect(await told('Varanda')).toEqual([])
    await suspend('')
    await expect.poll(() => told('Varanda')).toHaveLength(1)
  })

  test('in several conversations at once is told in one mail that names each; what is read until then, or muted, is not named', async () => {
    const [one, two, three, muted] = [await chat('Telhado'), await chat('Calçada'), await chat('Portão'), await chat('Muro')]
    await bruno.does('mute_conversation', { conversation_id: muted.conversation_id, is_muted: true })
    for (const { says } of [one, two, three, muted]) await says(62)
    await bruno.does('mark_conversation_read', { conversation_id: three.conversation_id, message_id: await three.says(61) })
    await expect.poll(() => told('Telhado')).toHaveLength(1)
    const [mail] = await told('Telhado')
    expect(mail).toMatchObject({
      subject: 'Há mensagens para você em 2 conversas',
      links: expect.arrayContaining([`${server.url}/mensagens`]),
    })
    for (const title of ['Telhado', 'Calçada']) expect(mail?.text).toContain(`• Ana Lima sobre “${title}”`)
    for (const title of ['Portão', 'Muro']) expect(await told(title)).toEqual([])
    expect(await told('Calçada')).toEqual([mail])
  })
})
