import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import { definedProps } from '../defined-props'
import * as css from './tabs.css'

type TabItem = { id: string; text: string; icon?: ReactNode; isDisabled?: boolean; content: ReactNode }

type Props = {
  label: string
  items: readonly TabItem[]
  selected?: string
  onSelect?: (id: string) => void
}

export function Tabs({ label, items, selected, onSelect }: Props) {
  return (
    <AriaTabs {...definedProps({ selectedKey: selected })} onSelectionChange={(key) => onSelect?.(String(key))}>
      <TabList aria-label={label} className={css.list}>
        {items.map(({ id, text, icon, isDisabled }) => (
          <Tab key={id} id={id} isDisabled={isDisabled === true} className={css.tab}>
            {icon}
            {text}
          </Tab>
        ))}
      </TabList>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={css.panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
