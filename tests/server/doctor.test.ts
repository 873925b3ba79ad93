import { expect, test } from 'vitest'
import { checks } from '../../pocketbase/tasks/doctor/checks'
import type { DatabaseFacts, Facts } from '../../pocketbase/tasks/doctor/facts'

const minuteAgo = Date.parse('2026-03-01T11:59:00Z')

function replica(state: 'ok' | 'late' | 'failing', since: string): Facts['replica'] {
  return { place: '/copies', copiedTo: '/copies', state: { replica: state, since, notedAt: minuteAgo }, succeededBy: undefined }
}

const given = { PUBLIC_URL: 'https://canteiro.example', SMTP_HOST: 'smtp.example', SMTP_PORT: '587', SMTP_USER: '' }
const database: DatabaseFacts = {
  bytes: 2e9,
  settings: given,
  applied: ['1-schema.js', '2-indexes.js'],
  newestStart: '2026-03-01T11:00:00.000Z',
  waitingMails: 0,
}
const made = { made_at: '2026-02-28T10:30:00.000Z', folder: '/backups/canteiro' }
const now = Date.parse('2026-03-01T12:00:00Z')
const healthy: Facts = {
  now,
  dataDir: '/data',
  settings: { failure: '', given, operatorsHaveAccess: false },
  version: { failure: '', programs: ['Canteiro 1a2b3c4', 'Node 20.20.2'] },
  database,
  migrations: ['1-schema.js', '2-indexes.js'],
  isServed: true,
  here: { address: 'http://127.0.0.1:8090', failure: '' },
  outside: { address: 'https://canteiro.example', failure: '' },
  mail: { to: 'ana@canteiro.example', failure: '' },
  disks: [{ folder: '/data', free: 79e9, size: 100e9 }],
  isSynchronized: true,
  replica: replica('ok', '2026-03-01T11:00:00.000Z'),
  follower: undefined,
  backup: { ...made, isThere: true },
}
const holding = (other: Partial<DatabaseFacts>) => ({ database: { ...database, ...other } })
const disk = (folder: string, free: number) => ({ folder, free: free * 1e9, size: 100e9 })
const stopped = { isServed: false, here: { ...healthy.here, failure: 'does not answer (ECONNREFUSED)' } }
const unread = { database: { failure: 'There is no database in /data.' } }
const since = '2026-03-01T11:58:00.000Z'
const copying = healthy.replica
const succeeded = { replica: { ...copying, succeededBy: 2 } }
const follows = (state: 'ok' | 'late' | 'failing', { notedAt = minuteAgo, begun = since } = {}): Partial<Facts> => ({
  ...stopped,
  ...unread,
  backup: undefined,
  follower: { folder: '/data.follow', state: { replica: state, since: begun, notedAt } },
})

test.each<[name: string, levels: string, changed: Partial<Facts>, says: RegExp]>([
  ['settings', 'ok', {}, /for https:\/\/canteiro\.example/],
  ['settings', 'ok', unread, /for https/],
  ['settings', 'ok', holding({ settings: null }), /for https/],
  ['settings', 'BAD', { settings: { ...healthy.settings, failure: 'Not set: SMTP_HOST.' } }, /^Not set: SMTP_HOST\.\n.*canteiro\.env/],
  ['settings', 'look', holding({ settings: { ...given, SMTP_PORT: '465', SMTP_USER: 'ana' } }), /another SMTP_PORT, SMTP_USER .* start it anew/],
  ['settings', 'look', { settings: { ...healthy.settings, operatorsHaveAccess: true } }, /OPERATOR_ACCESS=1/],
  ['version', 'ok', {}, /^Canteiro 1a2b3c4, Node 20\.20\.2$/],
  ['version', 'BAD', { version: { failure: 'PocketBase could not be obtained.', programs: [] } }, /could not be obtained/],
  ['database', 'ok', {}, /\/data\/data\.db has 2\.0 GB$/],
  ['database', 'BAD', unread, /no database in \/data/],
  ['database', 'look', holding({ applied: ['1-schema.js'] }), /server is of an older version, without 2-indexes\.js/],
  ['database', 'ok', { ...stopped, ...holding({ applied: ['1-schema.js'] }) }, /the next start applies 2-indexes\.js/],
  ['database', 'BAD', holding({ applied: ['1-schema.js', '2-indexes.js', '3-new.js'] }), /by a newer version \(3-new\.js\)/],
  ['lock', 'ok', {}, /a server runs with \/data/],
  ['lock', 'BAD', stopped, /No server runs with \/data\. Start it/],
  ['lock', 'BAD', { isServed: false }, /one answers at http:\/\/127\.0\.0\.1:8090: DATA_DIR or PORT/],
  ['lock', 'look', { isServed: undefined }, /could not be found out/],
  ['lock', 'ok', { ...stopped, ...succeeded }, /none is to: another one was promoted/],
  ['lock', 'BAD', succeeded, /beside the one that was promoted: stop it/],
  ['server', 'ok', {}, /answers at http:\/\/127\.0\.0\.1:8090/],
  ['server', 'BAD', stopped, /does not answer \(ECONNREFUSED\)\.$/],
  ['server', 'BAD', { here: stopped.here }, /HOST and PORT must be those/],
  ['address', 'ok', {}, /answers at https:\/\/canteiro\.example/],
  ['address', 'look', { outside: { address: '', failure: '' } }, /PUBLIC_URL is missing or wrong/],
  ['address', 'BAD', { outside: { ...healthy.outside, failure: 'answers 502' } }, /answers 502.* look at the proxy/],
  ['address', 'BAD', { ...stopped, outside: { ...healthy.outside, failure: 'answers 502' } }, /answers 502, asked from this machine\.$/],
  ['mail', 'ok', {}, /sent to ana@canteiro\.example: see that it arrives/],
  ['mail', 'look', { mail: { to: '', failure: '' } }, /canteiro doctor EMAIL/],
  ['mail', 'look', holding({ waitingMails: 3 }), /3 mails wait.*\/data\/auxiliary\.db/],
  ['mail', 'BAD', { mail: { to: 'ana@canteiro.example', failure: 'connection refused' } }, /was not sent: connection refused/],
  ['disk', 'ok', {}, /\/data: 79\.0 GB of 100\.0 GB free/],
  ['disk', 'look', { disks: [disk('/data', 50), disk('/copies', 19)] }, /\/copies: 19\.0 GB .* Make room: old backups/],
  ['disk', 'BAD', { disks: [disk('/data', 4), disk('/copies', 50)] }, /make room now/],
  ['clock', 'ok', {}, /2026-03-01T12:00:00\.000Z, synchronized/],
  ['clock', 'look', { isSynchronized: false }, /timedatectl set-ntp true/],
  ['clock', 'look', { isSynchronized: undefined }, /compare it/],
  ['clock', 'BAD', holding({ newestStart: '2026-03-01T12:06:00.000Z' }), /has started at 2026-03-01T12:06/],
  ['replica', 'ok', {}, /\/copies is in step/],
  ['replica', 'ok', { replica: { ...copying, place: '', copiedTo: '' } }, /LITESTREAM_REPLICA is not set/],
  ['replica', 'BAD', { replica: { ...copying, place: '' } }, /the data were copied to \/copies: set it/],
  ['replica', 'BAD', { ...stopped, ...succeeded }, /holds its generation 2\. Move DATA_DIR aside, and run .\/canteiro follow/],
  ['database', 'ok', follows('ok'), /this machine follows/],
  ['backup', 'ok', follows('ok'), /this machine follows/],
  ['replica', 'ok', follows('ok'), /\/data\.follow is in step with \/copies/],
  ['replica', 'look', follows('late'), /lacks what was written to \/copies since 2026-03-01T11:58.*Litestream hangs/],
  ['replica', 'BAD', follows('late', { begun: '2026-03-01T10:59:00.000Z' }), /since 2026-03-01T10:59/],
  ['replica', 'BAD', follows('failing'), /canteiro follow prints has Litestream's reason/],
  ['replica', 'BAD', follows('ok', { notedAt: minuteAgo - 61_000 }), /noted nothing of \/data\.follow in the last two minutes: start it/],
  ['replica', 'look', stopped, /nothing is copied while none runs/],
  ['replica', 'look', { replica: { ...copying, state: undefined } }, /noted nothing of \/copies/],
  ['replica', 'look', { now: now + 61_000 }, /noted nothing of \/copies in the last two minutes/],
  ['replica', 'look', { replica: replica('late', since) }, /lacks what was written since 2026-03-01T11:58/],
  ['replica', 'BAD', { replica: replica('late', '2026-03-01T10:59:00.000Z') }, /since 2026-03-01T10:59/],
  ['replica', 'BAD', { replica: replica('failing', since) }, /since 2026-03-01T11:58.*journalctl/],
  ['backup', 'ok', {}, /\/backups\/canteiro, 26 hours old/],
  ['backup', 'look', { now: Date.parse('2026-03-01T13:30:00Z') }, /27 hours old: the nightly/],
  ['backup', 'look', { backup: { ...made, isThere: false } }, /\/backups\/canteiro.* is not there any more/],
  ['backup', 'BAD', { now: Date.parse('2026-03-03T13:30:00Z') }, /75 hours old: .\/canteiro backup has not come to its end for three nights/],
  ['backup', 'BAD', { backup: undefined }, /canteiro backup FOLDER/],
])('the doctor says of the %s: %s (%#)', (name, level, changed, says) => {
  expect(checks[name]?.({ ...healthy, ...changed })).toEqual({ level, says: expect.stringMatching(says) })
})
