import type { ReactNode } from 'react'
import { wholeNumber } from '#texts'
import { Card, CardTitle } from '../../../ui/content/card'
import * as css from './admin-dashboard-page.css'

type Props = { label: string; value: number; href: string; icon: ReactNode; isDanger?: true }

/** One figure, which leads to what it counts. */
export const StatCard = ({ label, value, href, icon, isDanger }: Props) => (
  <Card tone={isDanger ? 'bad' : 'plain'}>
    <CardTitle level={2} href={href}>
      <span className={isDanger ? css.badLabel : css.label}>
        {icon}
        {label}
      </span>
      <span className={isDanger ? css.bad : css.figure}>{wholeNumber(value)}</span>
    </CardTitle>
  </Card>
)
