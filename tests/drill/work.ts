import { setTimeout as pause } from 'node:timers/promises'
import { conversationId } from '#domain/ids'
import { newId } from '#new-id'
import { newIdOf } from '#new-id-of'
import { projectArgs, proposalArgs } from '../support/data/command-args'
import { picture } from '../support/data/pictures'
import type { Device } from '../support/device/device'

/** People who wait for no answer. */
export type Work = {
  /** Also ends what is under way. */
  end(): Promise<void>
}

/** Below the day's quota. */
const PROJECTS = 9
const PUBLISH_EVERY = 4
const EDIT_EVERY = 40

/** With pauses of `pauseMs`, server or not. Different first turns, so that some publish at each moment. */
export function beginWork(devices: readonly Device[], pauseMs: number): Work {
  let isOver = false
  const working = devices.map(async (device, place) => {
    for (let turn = 1 + Math.floor(place / 2); !isOver; turn++) {
      if (device.person.role === 'cliente') await clientTurn(device, turn)
      else await providerTurn(device, turn)
      await pause(pauseMs)
    }
  })
  return {
    async end() {
      isOver = true
      await Promise.all(working)
    },
  }
}

async function clientTurn(device: Device, turn: number): Promise<void> {
  const me = device.person.id
  if (turn % PUBLISH_EVERY === 1 && turn < PROJECTS * PUBLISH_EVERY) {
    const args = projectArgs({ project_id: newIdOf(me), title: `Obra ${turn}` })
    if (turn % (2 * PUBLISH_EVERY) === 1) await device.keepPhoto(args.project_id, 0, picture.png)
    await device.dispatch('publish_project', args)
    return
  }
  const talks = new Set((await device.screen('conversations')).map(({ id }) => id))
  const proposal = (await device.screen('proposals')).find(({ project_id, provider_id }) => !talks.has(conversationId(project_id, me, provider_id)))
  if (proposal) await device.dispatch('start_conversation', { project_id: proposal.project_id, provider_id: proposal.provider_id })
  else await otherTurn(device, turn)
}

async function providerTurn(device: Device, turn: number): Promise<void> {
  const mine = await device.screen('proposals')
  const proposed = new Set(mine.map(({ project_id }) => project_id))
  const project = (await device.screen('projects')).find(({ id, status }) => status === 'open' && !proposed.has(id))
  const better = mine[turn % Math.max(1, mine.length)]
  if (project) await device.dispatch('send_proposal', proposalArgs(project.id, { amount: 1_000_000 - turn }))
  else if (better && turn % 5 === 0)
    await device.dispatch('improve_proposal', { proposal_id: better.id, project_id: better.project_id, edition: '', amount: 1_000_000 - turn })
  else await otherTurn(device, turn)
}

async function otherTurn(device: Device, turn: number): Promise<void> {
  const conversations = await device.screen('conversations')
  const conversation = conversations[turn % Math.max(1, conversations.length)]
  if (turn % EDIT_EVERY === 0) await device.dispatch('edit_account', { full_name: `Nome ${turn}` })
  else if (conversation) await device.dispatch('send_message', { message_id: newId(), conversation_id: conversation.id, content: `Mensagem ${turn}` })
}
