import * as v from 'valibot'
import { askConsole } from './ask-console'

const answer = v.variant('ok', [v.object({ ok: v.literal(true), password: v.string() }), v.object({ ok: v.literal(false), reason: v.string() })])
type DocumentationAnswer = v.InferOutput<typeof answer>

/** On the database itself, served or not. Without `password` a random one is made. */
export const setDocumentationPassword = (program: string, dataDir: string, password = ''): Promise<DocumentationAnswer> =>
  ask(program, dataDir, password)

export const giveDocumentationPassword = (program: string, dataDir: string, password: string): Promise<DocumentationAnswer> =>
  ask(program, dataDir, password, 'unless-set')

const ask = async (program: string, dataDir: string, password: string, ...when: string[]): Promise<DocumentationAnswer> =>
  v.parse(answer, await askConsole(program, dataDir, ['documentation-password', ...when], { DOCUMENTATION_PASSWORD: password }))
