import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { create } from '#domain/command'
import { texts } from '#texts'
import { ConfirmedCommand } from '../../../web/src/components/confirmed-command'
import { useDiscardUnsent } from '../../../web/src/components/use-discard-unsent'
import { discardCommands } from '../../../web/src/data/discard'
import type { OutboxRow } from '../../../web/src/data/queries/outbox'
import { canUndo, undo } from '../../../web/src/data/undo'
import { toastQueue } from '../../../web/src/ui/feedback/toasts'
import { aProject } from '../../domain/builders'
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
  account = standInAccount(database())
  await database().outbox.insert(making)
})
afterEach(() => toastQueue.clear())

const stored = async (): Promise<OutboxRow[]> => (await database().outbox.find().exec()).map((row) => row.toMutableJSON())

test('[PRODUCT 59] what is discarded with two taps is undone with one', async () => {
  const taps = [discardCommands(account, [making]), discardCommands(account, [making])]
  expect(await Promise.all(taps)).toEqual([true, null])
  // The button may not be redrawn yet.
  expect(await discardCommands(account, [making])).toBeNull()
  await undo(making.id)
  expect([await stored(), canUndo(making.id)]).toEqual([[{ ...making, discarded_at: '' }], false])
  expect(await discardCommands(account, [making])).toBe(true)
  await undo(making.id)
})

test('[PRODUCT 59] what was never sent is discarded once, however often it is tapped: nothing else is asked or told, and it comes back as it was', async () => {
  const done: string[] = []
  function Remove() {
    const discard = useDiscardUnsent(record)
    const before = async () => {
      done.push('kept')
      return async () => void done.push('forgotten')
    }
    return (
      <ConfirmedCommand
        words={texts.projects.remove}
        dispatch={async () => ({ ok: true, queued: true })}
        discard={() => discard(before)}
        onDispatched={() => done.push('discarded')}
      >
        {texts.projects.remove.text}
      </ConfirmedCommand>
    )
  }
  await mount(inAccount(account, <Remove />))
  const tap = () => act(async () => get('button', texts.projects.remove.action).click())
  await tap()
  await tap()
  await expect.poll(() => act(async () => canUndo(making.id))).toBe(true)
  await tap()
  await act(async () => new Promise((passed) => setTimeout(passed, 50)))
  expect([done, all('alertdialog'), toastQueue.visibleToasts]).toEqual([['kept', 'discarded'], [], []])
  await act(async () => undo(making.id))
  expect([done, await stored()]).toEqual([['kept', 'discarded', 'forgotten'], [{ ...making, discarded_at: '' }]])
})
