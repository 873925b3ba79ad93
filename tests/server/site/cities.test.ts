import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities'
import { expect, test } from 'vitest'
import { newId } from '#new-id'
import { projectArgs } from '../../support/data/command-args'
import { quoted, type Row, sql } from '../../support/server/server-client'
import { withServer } from '../../support/server/with-server'
import { type Session, signedIn } from '../support/session'
import { withPeople } from '../support/with-people'

const server = withServer()
const { ana } = withPeople(server, { ana: 'cliente' })

const publish = (place: Row) => ana.dispatches('publish_project', projectArgs(place))
const placeOf = async ({ id }: Session) => (await sql(server, `SELECT city, state FROM users WHERE id = ${quoted(id)}`))[0]
const refused = { status: 'refused', code: 'city_unknown' }

test('[P2a] a project is in a city that its state has', async () => {
  expect(await publish({ city: 'Santos', state: 'SP' })).toMatchObject({ status: 'accepted' })
  expect(await publish({ city: 'Santos', state: 'PR' })).toMatchObject(refused)
  expect(await publish({ city: 'Zzz', state: 'SP' })).toMatchObject(refused)
  expect(await publish({ city: '!!', state: 'SP' })).toMatchObject(refused)
  expect(await publish({ city: '', state: 'SP' })).toMatchObject({ code: 'malformed' })
})

test.each([
  ['sao joao del rei', 'MG', 'São João del Rei'],
  ['SANTA BARBARA D OESTE', 'SP', "Santa Bárbara d'Oeste"],
  ['Brasilia', 'DF', 'Brasília'],
])('[P2a] what was spelled %s is stored as IBGE writes it', async (city, state, known) => {
  const project_id = newId()
  await ana.does('publish_project', { ...projectArgs({ project_id }), city, state })
  expect((await sql(server, `SELECT city FROM projects WHERE id = ${quoted(project_id)}`))[0]?.city).toBe(known)
})

test('[P2a] an account keeps a city of its state, whichever of the two changes', async () => {
  const bia = await signedIn(server, 'cliente', { city: 'Santos', state: 'SP' })
  expect(await bia.dispatches('edit_account', { state: 'PR' })).toMatchObject(refused)
  expect(await bia.dispatches('edit_account', { city: 'Curitiba' })).toMatchObject(refused)
  expect(await bia.dispatches('edit_account', { city: 'CURITIBA', state: 'PR' })).toMatchObject({ status: 'accepted' })
  expect(await placeOf(bia)).toEqual({ city: 'Curitiba', state: 'PR' })
  expect(await bia.dispatches('edit_account', { about: 'Oi' })).toMatchObject({ status: 'accepted' })
})

test('[P2a] an account without a city may have a state', async () => {
  const caio = await signedIn(server, 'cliente', { city: '', state: '' })
  expect(await caio.dispatches('edit_account', { state: 'PR' })).toMatchObject({ status: 'accepted' })
  expect(await caio.dispatches('edit_account', { city: 'Curitiba' })).toMatchObject({ status: 'accepted' })
})

test('[PRODUCT 9] the server knows the cities that the app offers, and puts right at its start what differs', async () => {
  const offered = getMunicipalities().map(({ stateCode, name }) => `${stateCode} ${name}`)
  expect(offered).toHaveLength(5_571)
  const known = async () =>
    JSON.parse(String((await sql(server, "SELECT json_group_array(state || ' ' || name) AS names FROM cities"))[0]?.names)).sort()
  expect(await known()).toEqual(offered.sort())
  await sql(server, "UPDATE cities SET name = 'Outra' WHERE key = 'santos'")
  await sql(server, "DELETE FROM cities WHERE state = 'SC'")
  await sql(server, "INSERT INTO cities (state, key, name) VALUES ('SP', 'zzz', 'Zzz')")
  await sql(server, "UPDATE cities SET lat = 0 WHERE state = 'PE'")
  await sql(server, "DELETE FROM city_reach WHERE state = 'GO'")
  await server.restart()
  expect(await known()).toEqual(offered.sort())
  const reaching = "SELECT r.city || ' ' || r.state AS city, r.near FROM city_reach r JOIN cities c ON c.state = r.state AND c.name = r.city"
  expect(await sql(server, `${reaching} WHERE c.key IN ('luziania', 'petrolina', 'resende') ORDER BY r.city, r.near`)).toEqual([
    { city: 'Luziânia GO', near: 'DF' },
    { city: 'Petrolina PE', near: 'BA' },
    { city: 'Resende RJ', near: 'MG' },
    { city: 'Resende RJ', near: 'SP' },
  ])
  expect(await sql(server, 'SELECT count(*) AS cities FROM cities WHERE lat < 5500000 AND lat > -34000000 AND lon < -28000000')).toEqual([
    { cities: '5571' },
  ])
})

test('[F2] open projects of data that lack the distances, as those of version 1.0, come to the devices that they reach at the first start', async () => {
  const [timon, imperatriz] = [await ana.publishes({ city: 'Timon', state: 'MA' }), await ana.publishes({ city: 'Imperatriz', state: 'MA' })]
  const provider = await signedIn(server, 'autonomo', { city: 'Teresina', state: 'PI' })
  const live = () => sql(server, "SELECT channel, record FROM sync_changes WHERE channel LIKE 'near:PI:%' AND removed = 0")
  const placed = [{ channel: 'near:PI:MA', record: timon }]
  expect(await live()).toEqual(placed)
  await provider.device.pull()
  expect(provider.device.ids('projects')).toEqual([timon])
  for (const query of [
    'DELETE FROM city_reach',
    'UPDATE cities SET lat = 0, lon = 0',
    "DELETE FROM sync_changes WHERE channel LIKE 'near:%'",
    `INSERT INTO sync_changes (channel, collection, record, removed) VALUES ('near:PI:MA', 'projects', ${quoted(imperatriz)}, 0)`,
  ])
    await sql(server, query)
  await server.restart()
  expect(await live()).toEqual(placed)
  await provider.device.pull()
  expect(provider.device.ids('projects')).toEqual([timon])
  await server.restart()
  expect(await live()).toEqual(placed)
})
