import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { create } from '#domain/command'
import { texts } from '#texts'
import { ConfirmedCommand } from '../../../web/src/components/confirmed-command'
import { useTakeBack } from '../../../web/src/components/use-take-back'
import { discardWithUndo } from '../../../web/src/data/commands/discard'
import type { OutboxRow } from '../../../web/src/data/queries/outbox'
import { goBack, hasWayBack } from '../../../web/src/data/way-back'
import { toastQueue } from '../../../web/src/ui/feedback/toasts'
import { aProject } from '../../domain/builders'
import { createTabLocks } from '../../support/tab-locks'
import { eachWithDatabase } from '../data/each-database'
import { inAccount, standInAccount } from '../data/stand-in-account'
import { all, get, mount } from '../ui/mount'
import { queuedRow } from './rows'

const database = eachWithDatabase()
const project = aProject()
const record = `projects/${project.id}`
const making = queuedRow('publish_project', {}, { record, changes: [create('projects', project)] })
let account = standInAccount(database())

beforeEach(async () => {
  account = { ...standInAccount(database()), locks: createTabLocks() }
  await database().outbox.insert(making)
})
afterEach(() => toastQueue.clear())

const stored = async (): Promise<OutboxRow[]> => (await database().outbox.find().exec()).map((row) => row.toMutableJSON())

test('[PRODUCT 59] what is discarded with two taps is brought back with one', async () => {
  const taps = [discardWithUndo(account, [making]), discardWithUndo(account, [making])]
  expect(await Promise.all(taps)).toEqual([true, null])
  // The button may not be redrawn yet.
  expect(await discardWithUndo(account, [making])).toBeNull()
  await goBack(making.id)
  expect([await stored(), hasWayBack(making.id)]).toEqual([[making], false])
  expect(await discardWithUndo(account, [making])).toBe(true)
  await goBack(making.id)
})

test('[PRODUCT 59] what was never sent is taken back once, however often it is tapped: nothing else is asked or told, and it comes back as it was', async () => {
  const done: string[] = []
  function Remove() {
    const takeBack = useTakeBack(record)
    const before = async () => {
      done.push('kept')
      return async () => void done.push('forgotten')
    }
    return (
      <ConfirmedCommand
        words={texts.projects.remove}
        dispatch={async () => ({ ok: true, queued: true })}
        takeBack={() => takeBack(before)}
        onGiven={() => done.push('given')}
      >
        {texts.projects.remove.text}
      </ConfirmedCommand>
    )
  }
  await mount(inAccount(account, <Remove />))
  const tap = () => act(async () => get('button', texts.projects.remove.action).click())
  await tap()
  await tap()
  await expect.poll(() => act(async () => hasWayBack(making.id))).toBe(true)
  await tap()
  await act(async () => new Promise((passed) => setTimeout(passed, 50)))
  expect([done, all('alertdialog'), toastQueue.visibleToasts]).toEqual([['kept', 'given'], [], []])
  await act(async () => goBack(making.id))
  expect([done, await stored()]).toEqual([['kept', 'given', 'forgotten'], [making]])
})
