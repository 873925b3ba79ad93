import * as v from 'valibot'
import { expect, test } from 'vitest'
import { MOST_POKES, pullRequest } from '#domain/wire/wire-requests'
import { isPullRequest } from '../../../pocketbase/src/sync/pull/pull-request'

const checkpoint = { head: 7, floors: { 'user:ana': 0, 'cards:SP': 8 } }
const whole = { token: 'start', seen: 9, collections: { users: checkpoint, projects: null } }
const { token, seen, collections } = whole
const withProjects = (projects: unknown) => ({ token, seen, collections: { projects } })
const withStream = (stream: unknown) => ({ ...whole, stream })

const bodies: [what: string, body: unknown][] = [
  ['a request', whole],
  ['one that names a stream', withStream({ id: 'stream', pokes: ['poke'] })],
  ['one of a collection that is not known', { token, seen, collections: { ...collections, others: 1 } }],
  ['one without collections', { token, seen, collections: {} }],
  ['a text', 'text'],
  ['nothing', null],
  ['one without a token', { seen, collections }],
  ['one without a position', { token, collections }],
  ['one without any of them', { token, seen }],
  ['a position that is no number of the feed', { token, seen: -1, collections }],
  ['collections that are a text', { token, seen, collections: 'projects' }],
  ['a checkpoint that is a text', withProjects('7')],
  ['a checkpoint without a head', withProjects({ floors: {} })],
  ['a checkpoint without floors', withProjects({ head: 7 })],
  ['a head that is no whole number', withProjects({ head: 7.5, floors: {} })],
  ['floors that are a text', withProjects({ head: 7, floors: '7' })],
  ['a floor that is a text', withProjects({ head: 7, floors: { 'user:ana': '7' } })],
  ['a floor that is nothing', withProjects({ head: 7, floors: { 'user:ana': null } })],
  ['a stream that is nothing', withStream(null)],
  ['a stream without pokes', withStream({ id: 'stream' })],
  ['a stream with a long name', withStream({ id: 's'.repeat(65), pokes: [] })],
  ['too many pokes', withStream({ id: 'stream', pokes: Array(MOST_POKES + 1).fill('poke') })],
  ['a long poke', withStream({ id: 'stream', pokes: ['p'.repeat(65)] })],
]

test.each(bodies)('the short way to read a pull says of %s what its schema says', (_, body) => {
  expect(isPullRequest(body)).toBe(v.is(pullRequest, body))
})
