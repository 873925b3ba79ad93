import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities'
import { act } from 'react'
import { BehaviorSubject } from 'rxjs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isState } from '#domain/values/place'
import type { Company } from '#domain/wire/wire-answers'
import { texts } from '#texts'
import { draftNames } from '../../../web/src/data/kept-drafts/draft-names'
import { collectMyData } from '../../../web/src/data/my-data'
import { offerUndo } from '../../../web/src/data/undo'
import { fieldsFrom } from '../../../web/src/features/account/settings/company-fields'
import { PrivacySection } from '../../../web/src/features/account/settings/privacy-section'
import { changedFields, type ProfileValues, profileProblems, shownValues } from '../../../web/src/features/account/settings/profile-draft'
import { ProfileForm } from '../../../web/src/features/account/settings/profile-form'
import { SaveBar } from '../../../web/src/features/account/settings/save-bar'
import { fileNameAt } from '../../../web/src/features/account/settings/use-save-my-data'
import { startingStatus } from '../../../web/src/sync/status'
import { anAccount, ana, aProject, aProposal, aQuote, aWorkPhoto } from '../../domain/builders'
import { eachWithAccount } from '../data/each-account'
import { noRoom } from '../data/full-storage'
import { standInAccount } from '../data/stand-in-account'
import { all, blur, buttons, get, press, soon, told, type, wordsOf } from '../ui/mount'

const { database, hold, showAs, storedDraft } = eachWithAccount()

test('[PRODUCT 97] a trade that this release does not know keeps no profile from being saved', () => {
  const account = anAccount({ role: 'autonomo', trades: ['marciano', 'pintor'] })
  expect(profileProblems(account, shownValues(account, {}))).not.toHaveProperty('trades')
  expect(changedFields(account, { trades: 'pintor' })).toEqual({})
  expect(changedFields(account, { trades: 'pintor,pedreiro' })).toEqual({ trades: 'pintor,pedreiro' })
})

describe('the profile', () => {
  const { fields } = texts.settings
  const kept = () => storedDraft(draftNames.profile)
  const field = (label: string) => get('textbox', label) as HTMLInputElement

  /** A device that takes its time to store a command: it is stored once the answered function is called. */
  function slowOutbox(): () => Promise<void> {
    let store = () => {}
    const held = new Promise<void>((resolve) => {
      store = resolve
    })
    const insert = database().outbox.bulkInsert.bind(database().outbox)
    vi.spyOn(database().outbox, 'bulkInsert').mockImplementation(async (rows) => {
      await held
      return insert(rows)
    })
    return () => act(async () => store())
  }

  const sent = async () => (await database().outbox.find().exec()).map(({ args }) => args)

  beforeEach(async () => {
    await hold('users', anAccount({ role: 'autonomo' }))
    await showAs(ana, <ProfileForm account={{ ...anAccount({ role: 'autonomo' }), waiting: false }} />)
    await soon(() => all('textbox').length).toBeGreaterThan(0)
    await type(field(fields.about), 'Pedreiro.')
    await soon(kept).toEqual({ about: 'Pedreiro.' })
  })

  test('[PRODUCT 27] a username is written in small letters, as it is to be', async () => {
    await type(field(fields.username), 'Joao.Pedreiro')
    await soon(kept).toMatchObject({ username: 'joao.pedreiro' })
  })

  test('[PRODUCT 38] what is typed while a profile is being saved stays in its form, unsaved, and is kept on the device', async () => {
    const store = slowOutbox()
    await press(get('button', texts.settings.save))
    await type(field(fields.about), 'Pedreiro e azulejista.')
    await type(field(fields.address), 'Rua das Flores')
    await store()
    await soon(sent).toEqual([{ about: 'Pedreiro.' }])
    await soon(kept).toEqual({ about: 'Pedreiro e azulejista.', address: 'Rua das Flores' })
    expect([field(fields.about).value, field(fields.address).value]).toEqual(['Pedreiro e azulejista.', 'Rua das Flores'])
  })

  test('a website without its beginning is completed as its field is left', async () => {
    await type(field(fields.website), 'www.joaopedreiro.com.br')
    await blur(field(fields.website))
    expect(field(fields.website).value).toBe('https://www.joaopedreiro.com.br')
  })

  const alerts = () => wordsOf('alert')

  test('[PRODUCT 38] changes that cannot be stored are told beside the buttons until they are', async () => {
    const upsert = vi.spyOn(database(), 'upsertLocal').mockRejectedValue(noRoom())
    await type(field(fields.about), 'Pedreiro e azulejista.')
    await soon(alerts).toEqual([texts.storage.draftNotKept.storage_full])
    upsert.mockRestore()
    await soon(alerts).toEqual([])
    expect(await kept()).toEqual({ about: 'Pedreiro e azulejista.' })
  })

  test("[PRODUCT 59] 'Descartar' that cannot be stored says why, and what was typed stays in the form", async () => {
    const get_ = database().getLocal.bind(database())
    vi.spyOn(database(), 'getLocal').mockImplementation(async (id) => {
      if (id === `draft:${draftNames.profile}`) throw noRoom()
      return get_(id)
    })
    await press(get('button', texts.settings.discardChanges))
    await soon(told).toEqual([[texts.storage.notDiscarded, texts.storage.notStored.storage_full]])
    expect(field(fields.about).value).toBe('Pedreiro.')
    expect(buttons()).not.toContain(texts.actions.undo)
  })
})

describe('the bar below it', () => {
  const show = (isUnsaved: boolean) => {
    const discarding = { id: 'discarded:profile', isDiscarded: true, discard: async () => undefined }
    return showAs(ana, <SaveBar isUnsaved={isUnsaved} isWaiting={false} trouble={null} discarding={discarding} />)
  }

  for (const isUnsaved of [false, true])
    test(`[PRODUCT 59] while changes can be brought back, 'Salvar' stands beside 'Desfazer'${isUnsaved ? ', with more typed since too' : ''}`, async () => {
      const bringBack = vi.fn<() => void>()
      offerUndo(['discarded:profile'], { undo: async () => bringBack() })
      await show(isUnsaved)
      const [save, undo] = [get('button', texts.settings.save), get('button', texts.actions.undo)]
      // In one bar, which stays in sight on a phone.
      expect(save.parentElement?.contains(undo)).toBe(true)
      const discard = isUnsaved ? [texts.actions.discard] : []
      expect(buttons()).toEqual([texts.actions.undo, ...discard, texts.settings.save])
      await press(undo)
      expect(bringBack).toHaveBeenCalledOnce()
    })
})

describe('the file of one’s own data', () => {
  afterEach(() => vi.unstubAllEnvs())

  test('the file of one’s own data is named after the day on this device, which late in the evening is not yet the day in UTC', () => {
    vi.stubEnv('TZ', 'America/Sao_Paulo')
    expect(fileNameAt(Date.parse('2026-11-21T01:30:00.000Z'))).toBe('canteiro-meus-dados-2026-11-20.zip')
    expect(fileNameAt(Date.parse('2026-11-21T03:00:00.000Z'))).toBe('canteiro-meus-dados-2026-11-21.zip')
  })

  test('[PRODUCT 11] a device that has not received the account yet says so, and saves no file without it', async () => {
    await showAs(ana, <PrivacySection account={anAccount({ role: 'autonomo' })} />, {
      status$: new BehaviorSubject({ ...startingStatus }),
    })
    await press(get('button', texts.settings.myData.action))
    const { title, description } = texts.settings.myData.notHereYet
    expect(told()).toEqual([[title, description]])
  })

  test('[PRODUCT 11] [PRODUCT 80] [PRODUCT 116] of a document it holds what the server gave, and nothing that this device notes beside it; a proposal has its quote', async () => {
    const [project, proposal] = [aProject({ client_id: ana.id }), aProposal({ quote: aQuote(), valid_until: '2026-12-07' })]
    await database().proposals.insert({ ...proposal, newest: 1 })
    await database().projects.insert({ ...project, newest: 1, fetchedWith: 'page' })
    const { facts } = await collectMyData({ ...standInAccount(database(), { actor: ana }), userId: ana.id }, '')
    expect(facts).toMatchObject({ projetos: [project], propostas_recebidas: [proposal] })
    expect(JSON.stringify(facts)).not.toMatch(/newest|fetchedWith/)
  })

  test('[PRODUCT 11] [PRODUCT 127] of the photos of a work it lists those that this person sent', async () => {
    const work_photos = [aWorkPhoto({ id: 'minha', file: 'minha.jpg', by: 'owner' }), aWorkPhoto({ id: 'dele', file: 'dele.jpg' })]
    const proposal = aProposal({ work_photos })
    await database().proposals.insert({ ...proposal, newest: 1 })
    vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
    const { facts } = await collectMyData({ ...standInAccount(database(), { actor: ana }), userId: ana.id }, '')
    expect(facts.fotos).toEqual([{ arquivo: `fotos/obras/${proposal.id}/minha.jpg`, de: `proposals/${proposal.id}`, ausente: true }])
  })
})

describe('what the register of companies fills in', () => {
  const citiesOf = (state: string) => (isState(state) ? getMunicipalities(state).map(({ name }) => name) : [])

  const company: Company = {
    razao_social: 'CONSTRUTORA JARDIM DAS FLORES LTDA',
    address: 'RUA DAS ACACIAS, 120 - VILA NOVA',
    municipio: 'SAO JOSE DO RIO PRETO',
    uf: 'SP',
    phone: '1732345678',
  }
  const unfilled = { full_name: '', phone: '', username: '', address: '', website: '', about: '', trades: '' }
  const empty: ProfileValues = { ...unfilled, document_number: '12ABC34501DE35', state: '', city: '' }

  test('an empty form gets everything, names written as names and the city as IBGE writes it', () => {
    expect(fieldsFrom(company, empty, citiesOf)).toEqual({
      full_name: 'Construtora Jardim das Flores LTDA',
      phone: '1732345678',
      address: 'Rua das Acacias, 120 - Vila Nova',
      state: 'SP',
      city: 'São José do Rio Preto',
    })
  })

  test('cities are matched whatever their case, accents and apostrophes', () => {
    const cityOf = (municipio: string, uf: string) => fieldsFrom({ ...company, municipio, uf }, empty, citiesOf).city
    expect(cityOf("SANTA BARBARA D'OESTE", 'SP')).toBe("Santa Bárbara d'Oeste")
    expect(cityOf('SANTA BARBARA D OESTE', 'SP')).toBe("Santa Bárbara d'Oeste")
    expect(cityOf('embu-guacu', 'sp')).toBe('Embu-Guaçu')
    expect(cityOf('BRASILIA', 'DF')).toBe('Brasília')
  })
})
