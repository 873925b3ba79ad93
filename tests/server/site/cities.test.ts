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
  await server.restart()
  expect(await known()).toEqual(offered.sort())
})
