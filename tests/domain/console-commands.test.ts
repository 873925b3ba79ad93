import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { paths } from '../../pocketbase/tasks/paths'

test('no name is declared in two files of console commands: they share one global scope', () => {
  const files = readdirSync(paths.consoleCommands).filter((name) => name.endsWith('.pb.js'))
  const names = files.flatMap((name) =>
    [...readFileSync(join(paths.consoleCommands, name), 'utf8').matchAll(/^(?:function|const|let)\s+(\w+)/gm)].map(([, declared]) => declared),
  )
  expect(files.length).toBeGreaterThan(1)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
