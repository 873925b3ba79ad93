import Download from 'lucide-react/icons/download'
import { useEffect, useRef, useState } from 'react'
import { errorText, texts } from '#texts'
import { isSessionOver } from '../../../data/remote/admin'
import { type AskAdminPage, startExport } from '../../../data/remote/admin-request'
import { endAdminSession, storedAdminSession } from '../../../data/session/admin-session'
import { showToast } from '../../../ui/feedback/toasts'
import { Button } from '../../../ui/forms/button'
import { csvOf } from './csv'

const words = texts.adminTables.export

const KEPT_MS = 60_000

type Props<Item> = {
  table: 'users' | 'projects'
  /** The pages of the question that is on the screen, for the export of this id. */
  askFor: (id: string) => AskAdminPage<Item>
  fileName: string
  titles: readonly string[]
  rowOf: (item: Item) => string[]
}

/** Takes all rows of the table as it is filtered, page by page, as a file. */
export function ExportButton<Item>({ table, askFor, fileName, titles, rowOf }: Props<Item>) {
  const [count, setCount] = useState<number | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function run(): Promise<void> {
    const aborter = new AbortController()
    running.current = aborter
    setCount(0)
    const answer = await everyRow(askFor, table, aborter.signal, setCount)
    if (aborter.signal.aborted) return
    setCount(null)
    if (!answer.ok) return void showToast({ title: words.failed, description: errorText(answer.code), tone: 'bad' })
    save(fileName, csvOf(titles, answer.rows.map(rowOf)))
    showToast({ title: words.done(answer.rows.length), tone: 'ok' })
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

type Everything<Item> = { ok: true; rows: Item[] } | { ok: false; code: string }

async function everyRow<Item>(
  askFor: Props<Item>['askFor'],
  table: string,
  signal: AbortSignal,
  onCount: (count: number) => void,
): Promise<Everything<Item>> {
  const written = await startExport(table)
  if (!written.ok) return written
  const ask = askFor(written.value.id)
  const rows: Item[] = []
  for (let before = ''; !signal.aborted; ) {
    const page = await ask(storedAdminSession()?.token ?? '', before, signal)
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

function save(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  link.download = name
  link.click()
  // A browser may read the file only after it was asked where it goes.
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
}
