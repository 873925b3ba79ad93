import type { Disk, Facts } from './facts'

/** `look` for an operator, `BAD` hinders people or loses data. */
export type Finding = { level: 'ok' | 'look' | 'BAD'; says: string }

const ok = (says: string): Finding => ({ level: 'ok', says })
const look = (says: string): Finding => ({ level: 'look', says })
const bad = (says: string): Finding => ({ level: 'BAD', says })

const HOUR_MS = 60 * 60_000
/** A nightly backup and two hours. */
const BACKUP_HOURS = 26
/** Three missed nights. */
const BACKUP_MISSED_HOURS = 74
const CLOCK_MS = 5 * 60_000
/** Twice the interval at which the server repeats its replica's state. */
const NOTED_MS = 120_000
const FULL = 0.8
const TOO_FULL = 0.95

/** In the order of the screen. */
export const checks: Record<string, (facts: Facts) => Finding> = {
  settings: ofServer(settings),
  version,
  database: ofServer(database),
  lock: ofServer(lock),
  server: ofServer(server),
  address,
  mail: ofServer(mail),
  disk,
  clock,
  replica,
  backup: ofServer(backup),
}

/** Skipped on a follower, which lacks these parts. */
function ofServer(check: (facts: Facts) => Finding): (facts: Facts) => Finding {
  return (facts) => (facts.follower ? ok('not looked at: this machine follows a server') : check(facts))
}

function settings({ settings: { failure, given, operatorsHaveAccess }, database: found }: Facts): Finding {
  if (failure !== '') return bad(`${failure}\nRun this with the settings of the server, as those of /etc/canteiro.env.`)
  const last = 'applied' in found ? found.settings : null
  const others = last === null ? [] : Object.keys(given).filter((name) => last[name] !== given[name])
  if (others.length > 0) return look(`The server was last started with another ${others.join(', ')} than these settings have: start it anew.`)
  if (operatorsHaveAccess)
    return look("OPERATOR_ACCESS=1 opens PocketBase's dashboard and superusers: unset it once you are done, and start the server anew.")
  return ok(`for ${given.PUBLIC_URL}`)
}

function version({ version: { failure, programs } }: Facts): Finding {
  return failure === '' ? ok(programs.join(', ')) : bad(failure)
}

function database({ dataDir, database: found, migrations, isServed }: Facts): Finding {
  if ('failure' in found) return bad(found.failure)
  const unknown = found.applied.filter((name) => !migrations.includes(name))
  if (unknown.length > 0) {
    return bad(`${dataDir} was migrated by a newer version (${unknown.join(', ')}): serve that one, or restore the backup from before.`)
  }
  const pending = migrations.filter((name) => !found.applied.includes(name))
  if (pending.length > 0 && isServed) return look(`The server is of an older version, without ${pending.join(', ')}: start it anew.`)
  return ok(`${dataDir}/data.db has ${sized(found.bytes)}${pending.length > 0 ? `; the next start applies ${pending.join(', ')}` : ''}`)
}

function lock({ dataDir, isServed, here: { address, failure }, replica: { succeededBy } }: Facts): Finding {
  if (succeededBy !== undefined && isServed) return bad(`A server runs with ${dataDir} beside the one that was promoted: stop it.`)
  if (succeededBy !== undefined) return ok(`no server runs with ${dataDir}, and none is to: another one was promoted`)
  if (isServed === undefined) return look('Whether a server runs with these data could not be found out.')
  if (isServed) return ok(`a server runs with ${dataDir}`)
  if (failure === '') return bad(`No server runs with ${dataDir}, but one answers at ${address}: DATA_DIR or PORT is another one's.`)
  return bad(`No server runs with ${dataDir}. Start it: systemctl start canteiro, or ./canteiro serve.`)
}

function server({ isServed, here: { address, failure } }: Facts): Finding {
  if (failure === '') return ok(`answers at ${address}`)
  const help = isServed ? ' HOST and PORT must be those that it was started with; if they are, start it anew.' : ''
  return bad(`${address} ${failure}.${help}`)
}

function address({ outside: { address, failure }, here: { failure: failureHere } }: Facts): Finding {
  if (address === '') return look('Not asked, for PUBLIC_URL is missing or wrong.')
  if (failure === '') return ok(`answers at ${address}`)
  const help = failureHere === '' ? ' The server answers here: look at the proxy, its certificate and DNS.' : ''
  return bad(`${address} ${failure}, asked from this machine.${help}`)
}

function mail({ dataDir, mail: { to, failure }, database: found }: Facts): Finding {
  if (failure !== '') return bad(`The mail to ${to} was not sent: ${failure}`)
  const waiting = 'applied' in found ? found.waitingMails : 0
  if (waiting > 0) return look(`${waiting} mails wait that the mail server refused, or that found none; the log in ${dataDir}/auxiliary.db has why.`)
  return to === '' ? look('Not tried: ./canteiro doctor EMAIL sends a mail to that address.') : ok(`sent to ${to}: see that it arrives`)
}

function disk({ disks }: Facts): Finding {
  const used = ({ free, size }: Disk) => 1 - free / size
  const says = disks.map((one) => `${one.folder}: ${sized(one.free)} of ${sized(one.size)} free`).join('; ')
  const fullest = Math.max(0, ...disks.map(used))
  if (fullest >= TOO_FULL) return bad(`${says}. A server that cannot write refuses every command: make room now.`)
  if (fullest >= FULL) return look(`${says}. Make room: old backups, earlier generations of the replica, folders that a restore moved aside.`)
  return ok(says)
}

function clock({ now, isSynchronized, database: found }: Facts): Finding {
  const time = new Date(now).toISOString()
  const newest = 'applied' in found ? found.newestStart : ''
  if (newest !== '' && Date.parse(newest) > now + CLOCK_MS) {
    return bad(`It is ${time} here, but the server has started at ${newest}: one of both is wrong. Set the clock (timedatectl set-ntp true).`)
  }
  if (isSynchronized) return ok(`${time}, synchronized`)
  if (isSynchronized === false) return look(`${time}, and the system does not keep it right: timedatectl set-ntp true.`)
  return look(`${time}; the system does not say whether it keeps it right: compare it.`)
}

function replica({ now, replica: { place, copiedTo, state, succeededBy }, isServed, follower }: Facts): Finding {
  if (follower) return copyOf(place, follower, now)
  if (place === '' && copiedTo !== '')
    return bad(`LITESTREAM_REPLICA is not set, and the data were copied to ${copiedTo}: set it, or the server does not start again.`)
  if (succeededBy !== undefined)
    return bad(`Another server was promoted: ${place} holds its generation ${succeededBy}. Move DATA_DIR aside, and run ./canteiro follow.`)
  if (place === '') return ok('none, for LITESTREAM_REPLICA is not set: a lost disk takes what was written since the last backup')
  if (!isServed) return look(`${place} is as old as the last moment of the server: nothing is copied while none runs.`)
  if (!state || now - state.notedAt > NOTED_MS)
    return look(`The server noted nothing of ${place} in the last two minutes. Unless it has just started, start it anew with LITESTREAM_REPLICA.`)
  if (state.replica === 'ok') return ok(`${place} is in step`)
  const isNews = now - Date.parse(state.since) < HOUR_MS
  if (state.replica === 'late' && isNews)
    return look(`${place} lacks what was written since ${state.since}: the way there is slow, or Litestream is held up.`)
  return bad(`${place} lacks what was written since ${state.since}: what the server prints (journalctl -u canteiro) has Litestream's reason.`)
}

function copyOf(place: string, { folder, state }: NonNullable<Facts['follower']>, now: number): Finding {
  if (!state || now - state.notedAt > NOTED_MS) return bad(`./canteiro follow noted nothing of ${folder} in the last two minutes: start it.`)
  if (state.replica === 'ok') return ok(`${folder} is in step with ${place}`)
  const lacks = `${folder} lacks what was written to ${place} since ${state.since}`
  const isNews = now - Date.parse(state.since) < HOUR_MS
  if (state.replica === 'late' && isNews) return look(`${lacks}: it is read for the first time, the way is slow, or Litestream hangs.`)
  return bad(`${lacks}: what ./canteiro follow prints has Litestream's reason.`)
}

function backup({ now, backup: last }: Facts): Finding {
  if (!last) return bad('None was made of these data since they are on this machine: ./canteiro backup FOLDER, each night.')
  const hours = Math.round((now - Date.parse(last.made_at)) / HOUR_MS)
  const says = `${last.folder}, ${hours} hours old`
  if (hours > BACKUP_MISSED_HOURS) return bad(`${says}: ./canteiro backup has not come to its end for three nights. Run it, and read what it says.`)
  if (!last.isThere) return look(`${says}, is not there any more: make another, unless you have moved it.`)
  return hours > BACKUP_HOURS ? look(`${says}: the nightly ./canteiro backup has not come to its end since.`) : ok(says)
}

const sized = (bytes: number): string => (bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(1)} GB`)
