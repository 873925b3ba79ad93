import { useState } from 'react'
import { BehaviorSubject } from 'rxjs'
import { expect, test } from 'vitest'
import { noChoices } from '#domain/open-projects'
import { OpenProjectsFilters } from '../../../web/src/features/projects/open-projects-filters'
import { everything } from '../../../web/src/features/projects/use-open-projects-question'
import { type SyncStatus, startingStatus } from '../../../web/src/sync/status'
import { joao } from '../../domain/builders'
import { eachWithDatabase } from '../data/each-database'
import { inAccount, standInAccount } from '../data/stand-in-account'
import { get, mount, press } from '../ui/mount'

const database = eachWithDatabase()

/** The filters over a question, with the place that they ask for. */
function Filters({ start }: { start: Partial<typeof noChoices> }) {
  const [question, setQuestion] = useState({ ...everything, choices: { ...noChoices, ...start } })
  return (
    <>
      <OpenProjectsFilters question={question} ask={(change) => setQuestion((before) => ({ ...before, ...change }))} />
      <output>{[question.choices.state, question.choices.city].join(' · ')}</output>
    </>
  )
}

const place = () => document.querySelector('output')?.textContent

test.each([
  ['everywhere', {}, ['Minha cidade'], 'SP · Campinas'],
  ['another state', { state: 'BA', city: 'Salvador' }, ['Minha cidade'], 'SP · Campinas'],
  ['one’s own state', { state: 'SP' }, ['Minha cidade'], 'SP · Campinas'],
  ['one’s own city, taken back', { state: 'SP', city: 'Campinas' }, ['Minha cidade'], 'SP · '],
  ['one’s own city, its state taken back', { state: 'SP', city: 'Campinas' }, ['Meu estado'], ' · '],
  ['one’s own city, beside a mark', { state: 'SP', city: 'Campinas' }, ['Com fotos'], 'SP · Campinas'],
  ['another city of it', { state: 'SP', city: 'Santos' }, ['Com fotos'], 'SP · Santos'],
])('a press asks for the open projects of one’s own city, from %s', async (_from, start, presses, expected) => {
  const status$ = new BehaviorSubject<SyncStatus>({ ...startingStatus, connection: 'online', complete: true, state: 'SP' })
  await mount(inAccount(standInAccount(database(), { actor: joao, status$ }), <Filters start={start} />))
  for (const chip of presses) await press(get('button', chip))
  expect(place()).toBe(expected)
})
