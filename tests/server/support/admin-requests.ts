import { expect } from 'vitest'
import { type Answer, fieldOf, get, type Row, type Server, sql, textAt } from '../../support/server/server-client'

export const rowsOf = (answer: Answer): Row[] => fieldOf(answer, 'rows') as Row[]

/** Requests of an administrator's pages. */
export function adminRequests(server: Server, admin: { token: string }) {
  const ask = (path: string): Promise<Answer> => get(server, `/api/admin/${path}`, admin.token)
  return {
    ask,
    /** The rows of one page. */
    rows: async (path: string): Promise<Row[]> => rowsOf(await ask(path)),
    /** Every row, page by page. */
    async all(path: string): Promise<Row[]> {
      const rows: Row[] = []
      for (let before = ''; ; ) {
        const answer = await ask(`${path}&before=${encodeURIComponent(before)}`)
        expect(answer.status).toBe(200)
        rows.push(...rowsOf(answer))
        before = textAt(answer, 'before')
        if (before === '') return rows
      }
    },
    acts: (): Promise<Row[]> => sql(server, 'SELECT actor, action, subject, details FROM audit_log ORDER BY rowid'),
  }
}
