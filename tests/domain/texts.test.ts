import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import type { ProjectStatus, ProposalStatus, ProposalType, Role } from '#domain/documents'
import type { NoticeKind } from '#domain/notice'
import { type Refusal, refusals } from '#domain/refusal'
import { errorText, mails, type NoticeAbout, notices, texts } from '#texts'
import * as refusalTexts from '../../web/texts/pt-BR/refusals'
import { about, mailAbout, sentences } from './sentences'

const offenders = (isWrong: (text: string) => boolean) => sentences.filter(({ text }) => isWrong(text))

test('every refusal has its sentence', () => {
  const sentences: Record<Refusal, string> = refusalTexts.refusals
  for (const code of refusals) expect(sentences[code]).toMatch(/\.$/)
  expect(Object.keys(sentences).sort()).toEqual([...refusals].sort())
})

test('every notice has its title and message, and names what it is about', () => {
  const kinds: Record<
    NoticeKind | 'support_reply' | 'report_closed' | 'deletion_declined',
    (about: NoticeAbout) => { title: string; message: string }
  > = notices
  for (const [kind, write] of Object.entries(kinds)) {
    expect(write(about).title).not.toBe('')
    if (!['support_reply', 'report_closed', 'deletion_declined'].includes(kind)) expect(write(about).message).toContain('Reforma de banheiro')
  }
})

test('[PRODUCT 67] every role, status and type has its label', () => {
  const roles: Record<Role, string> = texts.labels.roles
  const projects: Record<ProjectStatus, string> = texts.labels.projectStatus
  const proposals: Record<ProposalStatus, string> = texts.labels.proposalStatus
  const types: Record<ProposalType, string> = texts.labels.proposalType
  expect(roles.autonomo).toBe('Autônomo')
  expect(Object.values(projects)).toEqual(['Aberto', 'Em Andamento', 'Concluído', 'Encerrado'])
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

test.each(Object.entries(mails))('the mail %s greets, carries its link and says why it came', (_kind, write) => {
  const mail = write(mailAbout)
  expect(mail.text).toContain('Olá, Ana Souza!')
  expect(mail.text).toContain(mailAbout.link)
  expect(mail.html).toContain(`href="${mailAbout.link}"`)
  expect(mail.text).toContain('Equipe Canteiro')
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

const ofServer = ['notices.ts', 'mails.ts', 'mail-layout.ts', 'previews.ts', 'web-pushes.ts']
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
