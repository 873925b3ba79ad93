import { type ComponentType, lazy, Suspense, useState } from 'react'

type Props = { email: string }

const Nothing = (_: Props) => null

/** The banner once it was fetched: `lazy` would leave it out of the first frame though it is here. */
let fetched: ComponentType<Props> | null = null

const load = () => import('../email-links/confirm-email-banner').then(({ ConfirmEmailBanner: Banner }) => Banner).catch(() => null)

const LazyBanner = lazy(async () => ({ default: (await load()) ?? Nothing }))

/** Fetches the banner while the answer that it tells of is waited for: shown later than its page, it would push the form away under a thumb. */
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
