import { expect, test } from 'vitest'
import { type MyProject, withProposals } from '../../../web/src/data/queries/projects'

/** Only what the order depends on. */
const received = (id: string, ...times: string[]): MyProject =>
  ({ project: { id }, proposals: times.map((created_at) => ({ id: `${id}-${created_at}`, created_at })) }) as unknown as MyProject

test('[PRODUCT 65] received proposals are grouped by project, where something arrived last first, the newest of each first', () => {
  const groups = withProposals([received('a', '2026-11-01', '2026-11-05'), received('b'), received('c', '2026-11-07'), received('d', '2026-11-03')])
  expect(groups.map(({ project }) => project.id)).toEqual(['c', 'a', 'd'])
  expect(groups[1]?.proposals.map(({ created_at }) => created_at)).toEqual(['2026-11-05', '2026-11-01'])
})
