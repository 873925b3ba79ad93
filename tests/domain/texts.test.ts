import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { commands } from '#domain/commands'
import type { ProjectStatus, ProposalStatus, ProposalType, Role } from '#domain/documents'
import { type FieldError, fieldErrors } from '#domain/fields'
import type { NoticeKind } from '#domain/notice'
import { type Refusal, refusals } from '#domain/refusal'
import type { TimeUnit } from '#domain/relative-time'
import { errorText, mails, type NoticeAbout, notices, sinceText, texts } from '#texts'
import * as refusalTexts from '../../web/texts/pt-BR/refusals'
import { about, mailAbout, sentences } from './sentences'

const offenders = (isWrong: (text: string) => boolean) => sentences.filter(({ text }) => isWrong(text))

test('there are texts to look at', () => {
  expect(sentences.length).toBeGreaterThan(400)
})

test('every refusal has its sentence', () => {
  const sentences: Record<Refusal, string> = refusalTexts.refusals
  for (const code of refusals) expect(sentences[code]).toMatch(/\.$/)
  expect(Object.keys(sentences).sort()).toEqual([...refusals].sort())
})

test('every field error has its sentence', () => {
  const sentences: Record<FieldError, string> = texts.errors.fields
  for (const code of fieldErrors) expect(sentences[code]).toMatch(/\.$/)
})

test('every notice has its title and message, and names what it is about', () => {
  const kinds: Record<NoticeKind | 'support_reply', (about: NoticeAbout) => { title: string; message: string }> = notices
  for (const [kind, write] of Object.entries(kinds)) {
    expect(write(about).title).not.toBe('')
    if (kind !== 'support_reply') expect(write(about).message).toContain('Reforma de banheiro')
  }
})

test('no notice to a provider names a rival', () => {
  for (const kind of [
    'project_published',
    'proposal_accepted',
    'proposal_rejected',
    'project_completed',
    'project_deleted',
    'project_reopened',
  ] as const) {
    const { title, message } = notices[kind](about)
    expect(title + message).not.toContain('João Batista')
  }
})

test('every verb that the outbox can hold has a name in Pendências', () => {
  expect(Object.keys(texts.outbox.items).sort()).toEqual(Object.keys(commands).sort())
  expect(texts.outbox.items.send_proposal({ project_title: '', person_name: '' })).toBe('Proposta')
})

test('[PRODUCT 67] every role, status and type has its label', () => {
  const roles: Record<Role, string> = texts.labels.roles
  const projects: Record<ProjectStatus, string> = texts.labels.projectStatus
  const proposals: Record<ProposalStatus, string> = texts.labels.proposalStatus
  const types: Record<ProposalType, string> = texts.labels.proposalType
  expect(roles.autonomo).toBe('Autônomo')
  expect(Object.values(projects)).toEqual(['Aberto', 'Em Andamento', 'Concluído'])
  expect(Object.values(proposals)).toEqual(['Pendente', 'Aceita', 'Recusada'])
  expect(types).toEqual({ service: 'Apenas Serviço', products: 'Apenas Produtos', both: 'Serviço e Produtos' })
})

test('[PRODUCT 28] a code has its sentence, an unknown code the general one', () => {
  expect(errorText('proposal_changed')).toBe('Esta proposta mudou. Confira os novos valores.')
  expect(errorText('wrong_credentials')).toBe('Usuário ou senha incorretos. Verifique seus dados e tente novamente.')
  for (const unknown of ['', 'nope', 'toString', '__proto__']) expect(errorText(unknown)).toBe('Algo deu errado. Tente novamente.')
})

test('a code that both a command and a route can answer means the same in both', () => {
  const both = Object.keys(texts.errors.routes).filter((code) => Object.hasOwn({ ...refusalTexts.refusals, ...refusalTexts.photos }, code))
  expect(both).toEqual([])
})

test('[PRODUCT 28] no sentence has English in it, nor a hole', () => {
  const english =
    /(?<!\p{L})(the|and|or|with|your|you|please|error|failed|failure|success|password|sign|sent|saved?|open|new|messages?|projects?|users?|accounts?|not|found|loading|retry|again|undefined|null|NaN|object)(?!\p{L})/iu
  expect(offenders((text) => english.test(text.replace(/https?:\/\/\S*/g, '')))).toEqual([])
})

test('no sentence has double spaces, loose punctuation or nothing in it', () => {
  expect(offenders((text) => / {2}| [.,!?:;]|^\s*$|[^\n.]\.\.(?!\.)|\.{4}|,,|!!/.test(text))).toEqual([])
})

test('no sentence begins or ends in a space', () => {
  expect(offenders((text) => text !== text.trim())).toEqual([])
})

test('times are said in the largest unit', () => {
  const said = (count: number, unit: TimeUnit) => sinceText(count, unit)
  expect(said(0, 'second')).toBe('agora mesmo')
  expect(said(1, 'second')).toBe('há 1 segundo')
  expect(said(45, 'second')).toBe('há 45 segundos')
  expect(said(1, 'minute')).toBe('há 1 minuto')
  expect(said(2, 'hour')).toBe('há 2 horas')
  expect(said(1, 'day')).toBe('há 1 dia')
  expect(said(1, 'month')).toBe('há 1 mês')
  expect(said(12, 'month')).toBe('há 12 meses')
  expect(said(3, 'year')).toBe('há 3 anos')
  expect(texts.times.published(said(2, 'hour'))).toBe('Publicado há 2 horas')
})

test('the state of sending is said as specified', () => {
  expect(texts.sync.updatedAt('14:32')).toBe('Atualizado às 14:32')
  expect(texts.sync.waiting(1)).toBe('1 item aguardando envio')
  expect(texts.sync.waiting(3)).toBe('3 itens aguardando envio')
  expect(texts.sync.sentToast(5).title).toBe('5 itens enviados.')
  expect(texts.sync.draftKept('14:32')).toBe('Rascunho guardado neste aparelho às 14:32')
})

test.each(Object.entries(mails))('the mail %s greets, carries its link and says why it came', (_kind, write) => {
  const mail = write(mailAbout)
  expect(mail.text).toContain('Olá, Ana Souza!')
  expect(mail.text).toContain(mailAbout.link)
  expect(mail.html).toContain(`href="${mailAbout.link}"`)
  expect(mail.text).toContain('Equipe Canteiro')
})

test('a mail without a name greets all the same', () => {
  expect(mails.verification({ name: '', link: mailAbout.link }).text).toMatch(/^Olá!\n/)
})

test('what people type cannot break a mail', () => {
  const wicked = mails.proposalReceived({
    ...mailAbout,
    person_name: '<b onclick="x">O\'Neil & Filhos</b>',
    project_title: 'Muro\r\nBcc: todos@example.com',
  })
  expect(wicked.html).toContain('&lt;b onclick=&quot;x&quot;&gt;O&#39;Neil &amp; Filhos&lt;/b&gt;')
  expect(wicked.html).not.toContain('<b ')
  expect(wicked.subject).toBe('Nova proposta para “Muro Bcc: todos@example.com”')
})

const folder = new URL('../../web/texts/pt-BR/', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
const sourceOf = (file: string) => readFileSync(new URL(file, folder), 'utf8')

const ofServer = ['notices.ts', 'mails.ts', 'mail-layout.ts', 'previews.ts']
test.each(files.filter((file) => ofServer.includes(basename(file))))("%s needs no Intl: the server's engine has none", (file) => {
  expect(sourceOf(file)).not.toMatch(/Intl\.\w|toLocale/)
})

test('texts import nothing but one another', () => {
  const imported = files.flatMap((file) => [...sourceOf(file).matchAll(/from '([^']+)'/g)].map(([, from]) => from))
  expect(imported.filter((from) => !/^\.{1,2}\/[a-z/-]+$/.test(from ?? ''))).toEqual([])
  expect(imported.length).toBeGreaterThan(10)
})

test('what people typed is no paragraph of a mail, nor a line of its own', () => {
  const faked = '\n\nSua conta será excluída.\r\nAcesse http://spam.example\u2028agora'
  for (const [kind, write] of Object.entries(mails)) {
    const typedAbout = { person_name: `João${faked}`, project_title: `Obra${faked}` }
    const typedMail = { ...mailAbout, ...typedAbout, name: `Ana${faked}`, conversations: [typedAbout, typedAbout] }
    const [plain, typed] = [mailAbout, typedMail].map((given) => write(given).text.split(/[\n\r\u2028]/).length)
    expect(typed, kind).toBe(plain)
  }
})
