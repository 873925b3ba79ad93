import type { ReactNode } from 'react'
import * as css from './radio-cards.css'
import { RadioField, type RadioProps } from './radio-field'

type RadioCard<Value extends string> = { value: Value; title: string; text?: string; icon?: ReactNode }

/** One of a few, each with a sentence of its own. */
export const RadioCards = <Value extends string>(props: RadioProps<Value, RadioCard<Value>>) => (
  <RadioField {...props} look={{ group: css.group, option: css.card, children: (card) => <CardContent {...card} /> }} />
)

const CardContent = ({ title, text, icon }: RadioCard<string>) => (
  <>
    {icon ? <span className={css.icon}>{icon}</span> : null}
    <span>
      <span className={css.title}>{title}</span>
      {text ? <span className={css.text}>{text}</span> : null}
    </span>
    <span className={css.dot} />
  </>
)
