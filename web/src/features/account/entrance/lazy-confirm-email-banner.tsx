import { type ComponentType, lazy, Suspense, useState } from 'react'

type Props = { email: string }

const Nothing = (_: Props) => null

/** `lazy` would miss the first frame though the banner was fetched. */
let fetched: ComponentType<Props> | null = null

const load = () => import('../email-links/confirm-email-banner').then(({ ConfirmEmailBanner: Banner }) => Banner).catch(() => null)

const LazyBanner = lazy(async () => ({ default: (await load()) ?? Nothing }))

/** Fetched while the answer is waited for: a late banner would push the form away. */
export async function fetchConfirmEmailBanner(): Promise<void> {
  fetched ??= await load()
}

export function ConfirmEmailBanner({ email }: Props) {
  const [Banner] = useState<ComponentType<Props>>(() => fetched ?? LazyBanner)
  return (
    <Suspense>
      <Banner email={email} />
    </Suspense>
  )
}
