import type { ReactNode } from 'react'
import * as css from './stack.css'

type Element = 'div' | 'ul' | 'ol' | 'section' | 'article' | 'nav'
type Gap = keyof typeof css.gaps

type Props = { children: ReactNode; gap?: Gap; as?: Element; 'aria-label'?: string }

export function Stack({ children, gap = 'm', as: Element = 'div', ...rest }: Props) {
  return (
    <Element {...rest} className={`${css.stack} ${css.gaps[gap]}`}>
      {children}
    </Element>
  )
}

type ClusterProps = Props & { align?: keyof typeof css.aligns; justify?: keyof typeof css.justifies }

/** Side by side, wrapping where there is no room. */
export function Cluster({ children, gap = 's', align = 'center', justify = 'start', as: Element = 'div', ...rest }: ClusterProps) {
  return (
    <Element {...rest} className={[css.cluster, css.gaps[gap], css.aligns[align], css.justifies[justify]].join(' ')}>
      {children}
    </Element>
  )
}

type ColumnsProps = Props & { least?: keyof typeof css.columns }

/** As many equal columns as fit: one on a phone. `least` is a column's least width. */
export function Columns({ children, gap = 'm', least = 'regular', as: Element = 'div', ...rest }: ColumnsProps) {
  return (
    <Element {...rest} className={`${css.columns[least]} ${css.gaps[gap]}`}>
      {children}
    </Element>
  )
}
