import * as v from 'valibot'
import { askConsole } from './ask-console'

const answer = v.variant('ok', [v.object({ ok: v.literal(true), password: v.string() }), v.object({ ok: v.literal(false), reason: v.string() })])
type DocumentationAnswer = v.InferOutput<typeof answer>

/** Works on the database itself, whether or not a server runs on it. Without `password` a random one is made. */
export const setDocumentationPassword = async (program: string, dataDir: string, password = ''): Promise<DocumentationAnswer> =>
  v.parse(answer, await askConsole(program, dataDir, ['documentation-password'], { DOCUMENTATION_PASSWORD: password }))
