import type { ReactNode } from 'react'
import { links } from '#links'
import { useSession } from '../data/store/account-store-context'
import { LinkButton } from '../ui/forms/buttons/link-button'
import { ClosingBand } from '../ui/layout/bands/closing-band'

type Props = {
  words: { title: string; text: string; signUp: string }
  /** Beside it. */
  other: ReactNode
}

/** The end of a public page; nothing for the signed in. */
export function SignUpCall({ words: { title, text, signUp }, other }: Props) {
  const { session } = useSession()
  if (session) return null
  return (
    <ClosingBand
      {...{ title, text }}
      actions={
        <>
          <LinkButton href={links.chooseAccount()} variant="primary">
            {signUp}
          </LinkButton>
          {other}
        </>
      }
    />
  )
}
