import { readFileSync } from 'node:fs'
import { taskFailure } from './run-to-exit.mjs'

const usage = `Use: ./canteiro COMMAND, with the settings of the environment
  serve            serves people
  backup FOLDER    a checked copy of the data; the server may be running
  restore FOLDER   puts a copy back; the server must be stopped
  admin            the administrators of the site: create, reset, list, remove
  documentation    a new password for /documentacao
  doctor [EMAIL]   what is wrong with this installation; sends a mail to that address
  follow           a copy on a second machine that follows LITESTREAM_REPLICA
  promote          puts that copy in the place of a server that is gone
  --help, --version
docs/operations.md has the rest.`

export const version = () => JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version

/** Whether the argument asks for no command, and was answered. @param {string} argument */
export function isTold(argument) {
  if (['--version', '-v'].includes(argument)) console.info(`Canteiro ${version()}`)
  else if (['--help', '-h', 'help'].includes(argument)) console.info(usage)
  else return false
  return true
}

/** @param {string} name */
export const unknownCommand = (name) => taskFailure(name === '' ? usage : `There is no command ${name}.\n${usage}`)
