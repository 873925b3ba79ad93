import Download from 'lucide-react/icons/download'
import { useEffect, useRef, useState } from 'react'
import { errorText, texts } from '#texts'
import { saveFile } from '../../../components/files/save-file'
import { isSessionOver } from '../../../data/remote/admin'
import { startExport } from '../../../data/remote/admin-request'
import type { AskTable } from '../../../data/remote/admin-tables'
import type { Remote } from '../../../data/remote/remote'
import type { ServerPage } from '../../../data/remote/use-server-pages'
import { endAdminSession, storedAdminSession } from '../../../data/session/admin-session'
import { showToast } from '../../../ui/feedback/toasts'
import { Button } from '../../../ui/forms/buttons/button'
import { csvOf } from './csv'

const words = texts.adminTables.export

export type TableFile<Row> = { table: 'users' | 'projects'; name: string; columns: readonly (readonly [title: string, text: (row: Row) => string])[] }

type Props<Row> = { ask: AskTable<Row>; question: string; file: TableFile<Row> }

export function ExportButton<Row>({ ask, question, file: { table, name, columns } }: Props<Row>) {
  const [count, setCount] = useState<number | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function run(): Promise<void> {
    const aborter = new AbortController()
    running.current = aborter
    setCount(0)
    const answer = await everyRow(
      table,
      (id, before) => ask(sessionToken(), `${question}&rows=1000&export=${id}`, before, aborter.signal),
      aborter.signal,
      setCount,
    )
    if (aborter.signal.aborted) return
    setCount(null)
    if (!answer.ok) return void showToast({ title: words.failed, description: errorText(answer.code), tone: 'bad' })
    const titles = columns.map(([title]) => title)
    const rows = answer.rows.map((row) => columns.map(([, text]) => text(row)))
    const saved = await saveFile(new File([csvOf(titles, rows)], name, { type: 'text/csv' }))
    if (saved === 'failed') showToast({ ...texts.files.failed, tone: 'bad' })
    else if (saved !== 'cancelled') showToast({ title: words.done(rows.length), tone: 'ok' })
  }

  function stop(): void {
    running.current?.abort()
    setCount(null)
  }

  return count === null ? (
    <Button isCompact icon={<Download size={18} />} onPress={() => void run()}>
      {words.action}
    </Button>
  ) : (
    <Button isCompact onPress={stop}>
      {words.pending(count)} · {words.stop}
    </Button>
  )
}

const sessionToken = (): string => storedAdminSession()?.token ?? ''

async function everyRow<Row>(
  table: string,
  askPage: (id: string, before: string) => Promise<Remote<ServerPage<Row>>>,
  signal: AbortSignal,
  onCount: (count: number) => void,
): Promise<{ ok: true; rows: Row[] } | { ok: false; code: string }> {
  const written = await startExport(table)
  if (!written.ok) return written
  const rows: Row[] = []
  for (let before = ''; !signal.aborted; ) {
    const page = await askPage(written.value.id, before)
    if (!page.ok) {
      if (isSessionOver(page.code)) endAdminSession()
      return page
    }
    rows.push(...page.value.items)
    onCount(rows.length)
    before = page.value.before
    if (before === '') break
  }
  return { ok: true, rows }
}
