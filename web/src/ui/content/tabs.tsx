import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import * as css from './tabs.css'

type TabItem = { id: string; text: string; isDisabled?: boolean; content: ReactNode }

type Props = {
  label: string
  items: readonly TabItem[]
}

export function Tabs({ label, items }: Props) {
  return (
    <AriaTabs>
      <TabList aria-label={label} className={css.list}>
        {items.map(({ id, text, isDisabled }) => (
          <Tab key={id} id={id} isDisabled={isDisabled === true} className={css.tab}>
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
