import type { ReactNode } from 'react'
import { NeedsConnection } from '../../components/needs-connection'
import type { AdminLive } from '../../data/remote/admin-live'
import { EmptyState } from '../../ui/feedback/empty-state'
import { LinkButton } from '../../ui/forms/buttons/link-button'
import { Page } from '../../ui/layout/app-frame'
import { PageHeader } from '../../ui/layout/page-header'
import { LiveState } from './live-state'

type Props<T> = {
  live: AdminLive<T>
  words: { loading: string; failed: string; notFound: string }
  back: { text: string; href: string }
  /** For a record that cannot be read. */
  title: string
  width?: 'wide'
  head: (value: T) => ReactNode
  children: (value: T) => ReactNode
}

/** Live. */
export function DetailPage<T>({ live, words, back, title, width, head, children }: Props<T>) {
  const { value, code } = live
  if (code === 'not_found') {
    return (
      <Page>
        <EmptyState level={1} title={words.notFound} action={<LinkButton href={back.href}>{back.text}</LinkButton>} />
      </Page>
    )
  }
  return (
    <Page {...(width && { width })}>
      {value === undefined ? code ? <PageHeader back={back} title={title} /> : null : head(value)}
      <NeedsConnection />
      <LiveState live={live} words={words}>
        {children}
      </LiveState>
    </Page>
  )
}
