import { setDocumentationPassword } from '../../../pocketbase/tasks/data/documentation-password'
import { builtServer } from '../../support/server/built-server'
import type { TestServer } from '../../support/server/pocketbase'
import { type Answer, post, type Server } from '../../support/server/server-client'

export const password = 'planta-baixa'

export const open = (at: Server, given: unknown): Promise<Answer> => post(at, '/api/documentation', { password: given })

/** Sets the password of the documentation as its command does: a random one, where none is chosen. */
export const set = async (at: TestServer, chosen?: string) => setDocumentationPassword((await builtServer()).program, at.dataDir, chosen)
