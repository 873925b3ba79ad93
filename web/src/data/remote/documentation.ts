import type { Result } from '#domain/result'
import { type Documentation, documentationAnswer } from '#domain/wire/wire-answers'
import { ask } from '../../http/client'
import type { TransportFailure } from '../../http/failure'

const codes = ['wrong_documentation_password', 'documentation_closed', 'malformed'] as const

type DocumentationFailure = (typeof codes)[number] | TransportFailure | 'unknown'

/** Protected by a password. Product 3. */
export const openDocumentation = (password: string): Promise<Result<Documentation, DocumentationFailure>> =>
  ask({ method: 'POST', path: '/api/documentation', body: { password } }, documentationAnswer, codes)
