import { type ReactNode, useEffect } from 'react'
import { errorText, texts } from '#texts'
import type { AdminLive } from '../../data/remote/admin-live'
import noConnection from '../../ui/drawings/no-connection.svg?raw'
import { ErrorState } from '../../ui/feedback/error-state'
import { Spinner } from '../../ui/feedback/spinner'
import { showToast } from '../../ui/feedback/toasts'
import { NotRefreshed } from './not-refreshed'

type Props<T> = {
  live: AdminLive<T>
  words: { loading: string; failed: string }
  /** Whether a first failure also makes a toast. */
  isToasted?: boolean
  /** Around the line above, without margins of its own. */
  noticeClass?: string
  children: (value: T) => ReactNode
}

/** A failed refresh shows a line above the value; before the first value a spinner or the error. */
export function LiveState<T>({ live: { value, code, retry, isRetrying }, words, isToasted, noticeClass, children }: Props<T>) {
  const hasFailed = isToasted === true && code !== null && value === undefined
  useEffect(() => {
    if (hasFailed && code) showToast({ title: words.failed, description: errorText(code), tone: 'bad' })
  }, [hasFailed, code, words.failed])
  if (value === undefined && code === null) return <Spinner place="page" label={words.loading} />
  if (value === undefined) {
    return (
      <ErrorState
        drawing={noConnection}
        title={words.failed}
        text={errorText(code ?? '')}
        retryText={texts.actions.tryAgain}
        onRetry={retry}
        isRetrying={isRetrying}
      />
    )
  }
  const notice = code === null ? null : <NotRefreshed code={code} retry={retry} isRetrying={isRetrying} />
  return (
    <>
      {noticeClass ? <div className={noticeClass}>{notice}</div> : notice}
      {children(value)}
    </>
  )
}
