import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../../../pocketbase/tasks/paths'

/** Fenced blocks of docs/operations.md below this heading, in order. */
function documentedBlocks(heading: string): string[] {
  const text = readFileSync(join(paths.root, 'docs/operations.md'), 'utf8')
  const [, section] = text.split(new RegExp(`^##+ ${heading}$`, 'm'))
  if (section === undefined) throw new Error(`docs/operations.md has no heading ${heading}`)
  const [own = ''] = section.split(/^##+ /m)
  return [...own.matchAll(/^( *)```\n([\s\S]*?)^ *```$/gm)].map(([, indent = '', block = '']) => block.replaceAll(new RegExp(`^${indent}`, 'gm'), ''))
}

export function documentedBlock(heading: string, part: string): string {
  const found = documentedBlocks(heading).find((block) => block.includes(part))
  if (found === undefined) throw new Error(`docs/operations.md has no block with ‘${part}’ below ${heading}`)
  return found
}
