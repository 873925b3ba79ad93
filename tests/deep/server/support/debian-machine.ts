import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runToEnd } from '../../../../pocketbase/tasks/children'
import { obtainProgram } from '../../../support/run/apt'

/** A Debian 13 in a folder, with a cable to this machine and no network beside it. */
export type DebianMachine = {
  /** Its file system. */
  root: string
  address: string
  /** This machine's end of the cable. */
  hostAddress: string
  /** Commands of bash, root's or those of a user who signs in; the first that fails rejects with the output. */
  run(commands: string, user?: string): Promise<string>
  /** The process of a service, without a shell around it, as systemd starts it. */
  start(commands: string, user: string): ChildProcess
  remove(): Promise<void>
}

export const whyNoMachine = (): string | undefined =>
  process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') ? undefined : 'only root makes a Debian, on a system with apt-get'

const path = 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
/** The mount ends with the process, which `ip netns exec` gives mounts of its own. */
const withProc = 'mount -t proc proc "$0/proc" && exec "$@"'

/** With these packages and what they depend on. */
export async function debianMachine(packages: readonly string[]): Promise<DebianMachine> {
  const home = await mkdtemp(join(tmpdir(), 'canteiro-debian-'))
  const root = join(home, 'root')
  const debootstrap = await obtainProgram('mmdebstrap', 'mmdebstrap')
  await done(debootstrap, ['--variant=minbase', `--include=${packages.join(',')}`, 'trixie', root, 'http://deb.debian.org/debian'])
  const network = await cableTo(`canteiro${process.pid}`)
  const inside = (user: string, commands: string[]) => {
    const chroot = ['env', '-i', path, 'HOME=/root', 'chroot', `--userspec=${user}`, root, '/bin/bash', '-ec', ...commands]
    return ['netns', 'exec', network.name, 'sh', '-c', withProc, root, ...chroot]
  }
  const asUser = (commands: string, user: string) => ['su -s /bin/bash - "$0" -c "$1"', user, `set -e\n${commands}`]
  const options: SpawnOptions = { stdio: ['ignore', 'pipe', 'pipe'] }
  return {
    root,
    address: network.address,
    hostAddress: network.hostAddress,
    run: (commands, user = 'root') => done('ip', inside('root', user === 'root' ? [commands] : asUser(commands, user))),
    start: (commands, user) => spawn('ip', inside(user, [commands]), options),
    async remove() {
      await network.remove()
      await rm(home, { recursive: true, force: true })
    },
  }
}

/** Two addresses and no way on from either. */
async function cableTo(name: string) {
  const network = `10.213.${process.pid % 256}`
  const [hostAddress, address] = [`${network}.1`, `${network}.2`]
  // Names of interfaces have 15 letters at most.
  const [here, there] = [`h${process.pid}`, `m${process.pid}`]
  const remove = () => runToEnd('ip', ['netns', 'del', name])
  try {
    for (const step of [
      `netns add ${name}`,
      `link add ${here} type veth peer name ${there} netns ${name}`,
      `addr add ${hostAddress}/30 dev ${here}`,
      `link set ${here} up`,
      `-n ${name} addr add ${address}/30 dev ${there}`,
      `-n ${name} link set ${there} up`,
      `-n ${name} link set lo up`,
    ])
      await done('ip', step.split(' '))
  } catch (error) {
    await remove()
    throw error
  }
  return { name, address, hostAddress, remove }
}

async function done(program: string, args: string[]): Promise<string> {
  const { code, output } = await runToEnd(program, args)
  if (code !== 0) throw new Error(`${program} ${args.join(' ')}\n${output.slice(-4_000)}`)
  return output
}
