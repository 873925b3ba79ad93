import { type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { isStorageBlocked } from '../../../browser-store'
import { lazyPart } from '../../../components/lazy-part'
import { wide } from '../../../styles/media'
import { Heading } from '../../../ui/content/text/heading'
import { TextLink } from '../../../ui/content/text/text-link'
import * as css from './entrance.css'
import type { EntranceBlock } from './entrance-blocked'

type Props = {
  title: string
  lead?: ReactNode
  children: ReactNode
  /** 'Já tem uma conta?' 'Entrar'. */
  foot?: { question: string; text: string; href: string }
  width?: 'form' | 'cards'
}

const EntranceSheet = lazyPart(async () => (await import('./entrance-sheet')).EntranceSheet)

const EntranceBlocked = lazyPart(async () => (await import('./entrance-blocked')).EntranceBlocked)

/** The database needs the browser's cryptography: https or localhost only. */
const blockOf = (): EntranceBlock | null =>
  isStorageBlocked() ? 'storage_blocked' : globalThis.isSecureContext === false ? 'address_insecure' : null

/** On a desktop beside a sheet of blueprint. */
export function Entrance({ title, lead, children, foot, width = 'form' }: Props) {
  const block = blockOf()
  const isWide = useSyncExternalStore(onWidth, () => matchMedia(wide).matches, isWrittenOut)
  return (
    <div className={css.frame}>
      {isWide ? (
        <Suspense fallback={<div className={css.sheet} />}>
          <EntranceSheet />
        </Suspense>
      ) : null}
      <div className={css.column}>
        <div className={width === 'form' ? css.form : css.cards}>
          <div className={css.head}>
            <Heading level={1}>{title}</Heading>
            {lead ? <p className={css.lead}>{lead}</p> : null}
          </div>
          {block ? (
            <Suspense>
              <EntranceBlocked code={block} />
            </Suspense>
          ) : null}
          {children}
          {foot ? (
            <p className={css.foot}>
              <span>{foot.question}</span>
              <TextLink href={foot.href} isAlone>
                {foot.text}
              </TextLink>
            </p>
          ) : null}
        </div>
      </div>
    </div>
  )
}

/** Prerendered for every width; styles hide it. */
const isWrittenOut = () => true

function onWidth(listener: () => void): () => void {
  const width = matchMedia(wide)
  width.addEventListener('change', listener)
  return () => width.removeEventListener('change', listener)
}
