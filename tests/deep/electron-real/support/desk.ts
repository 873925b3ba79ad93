import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { runToEnd, startChild } from '../../../../pocketbase/tasks/children'

const screen = { width: 1440, height: 900 }
const TRAY_HEIGHT = 28

/** A screen with windows, tray, notifications, keys and a browser that only notes what it is to open, of a person with an empty home. */
export type Desk = {
  home: string
  environment: Record<string, string>
  run(program: string, ...args: string[]): Promise<string>
  /** As xdotool names them, to the active window. */
  press(...keys: string[]): Promise<void>
  clickTray(button: 'left' | 'right'): Promise<void>
  /** 'title: text' of all that were shown. */
  notices(): Promise<string[]>
  /** The addresses that the system's browser was given. */
  opened(): Promise<string[]>
  /** Screenshot of the whole screen. */
  picture(path: string): Promise<void>
  close(): Promise<void>
}

const noteArguments = (file: string, shown: string) => `#!/bin/sh\nprintf '%s\\n' "${shown}" >> '${file}'\n`

/** Starts no service by itself: the system's portals would look for another screen. */
const busSettings = `<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN" "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig><type>session</type><listen>unix:tmpdir=/tmp</listen>
<policy context="default"><allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/></policy></busconfig>`

export async function startDesk(): Promise<Desk> {
  const home = await mkdtemp(join(tmpdir(), 'canteiro-desk-'))
  const [noticed, opened, note, programs] = [join(home, 'notices'), join(home, 'opened'), join(home, 'note-notice'), join(home, 'bin')]
  await Promise.all([mkdir(programs), mkdir(join(home, 'Downloads')), mkdir(join(home, '.config'))])
  await Promise.all([
    writeFile(noticed, ''),
    writeFile(opened, ''),
    writeFile(note, noteArguments(noticed, '$2: $3'), { mode: 0o755 }),
    writeFile(join(programs, 'xdg-open'), noteArguments(opened, '$1'), { mode: 0o755 }),
    writeFile(join(home, '.config/user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/Downloads"\n'),
    writeFile(join(home, 'bus.conf'), busSettings),
    writeFile(join(home, 'dunstrc'), `[global]\nidle_threshold = 0\n[noted]\nsummary = "*"\nscript = ${note}\n`),
  ])
  const running: ChildProcess[] = []
  const { DBUS_SESSION_BUS_ADDRESS: _bus, XDG_CONFIG_HOME: _config, ...inherited } = process.env
  const environment = { ...inherited, HOME: home, PATH: `${programs}:${process.env.PATH}`, LANGUAGE: 'pt_BR' } as Record<string, string>
  /** With a pipe for its third output, where programs write their address. */
  const start = (program: string, args: string[]): ChildProcess => {
    const child = startChild(program, args, { env: environment, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
    running.push(child)
    return child
  }
  const run = async (program: string, ...args: string[]): Promise<string> => {
    const { code, output } = await runToEnd(program, args, { env: environment })
    if (code !== 0) throw new Error(`${program} ${args.join(' ')}: ${output}`)
    return output.trim()
  }
  const answers = (program: string, ...args: string[]) =>
    expect.poll(async () => (await runToEnd(program, args, { env: environment })).code, `${program} ${args.join(' ')}`).toBe(0)

  const size = `${screen.width}x${screen.height}x24`
  environment.DISPLAY = `:${await wordOf(start('Xvfb', ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp', '-noreset']))}`
  environment.DBUS_SESSION_BUS_ADDRESS = await wordOf(start('dbus-daemon', [`--config-file=${home}/bus.conf`, '--nofork', '--print-address=3']))
  start('openbox', ['--sm-disable'])
  await answers('xdotool', 'get_desktop')
  start('trayer', ['--edge', 'bottom', '--align', 'left', '--widthtype', 'pixel', '--width', '60', '--height', String(TRAY_HEIGHT)])
  start('dunst', ['-conf', join(home, 'dunstrc')])
  await answers('dunstctl', 'is-paused')
  await answers('xdotool', 'search', '--class', 'trayer')
  const linesOf = async (file: string) => (await readFile(file, 'utf8')).split('\n').filter(Boolean)
  return {
    home,
    environment,
    run,
    press: async (...keys) => void (await run('xdotool', 'key', '--clearmodifiers', ...keys)),
    clickTray: async (button) =>
      void (await run('xdotool', 'mousemove', '14', String(screen.height - TRAY_HEIGHT / 2), 'click', button === 'left' ? '1' : '3')),
    notices: () => linesOf(noticed),
    opened: () => linesOf(opened),
    picture: async (path) => void (await run('scrot', '--overwrite', path)),
    async close() {
      for (const child of running.reverse()) {
        if (child.exitCode !== null || child.signalCode !== null) continue
        child.kill()
        await once(child, 'exit')
      }
      await rm(home, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

/** The pipe stays open: a program that finds it closed ends. */
function wordOf(child: ChildProcess): Promise<string> {
  let said = ''
  return new Promise((resolve, reject) => {
    child.stdio[3]?.on('data', (part) => {
      said += part
      if (said.endsWith('\n')) resolve(said.trim())
    })
    child.once('exit', () => reject(new Error(`${child.spawnfile} ended without its address.`)))
  })
}
