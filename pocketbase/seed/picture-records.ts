import { fileURLToPath } from 'node:url'
import { type PictureName, pictures } from './content/demo-pictures'
import { allProjects, idFrom } from './identity'

export const pictureRecords = () =>
  allProjects().flatMap(({ id, key }) =>
    (pictures[key] ?? []).map((name, position) => ({
      collection: 'project_images',
      record: { id: idFrom('picture', key, String(position)), project_id: id, position },
      files: { file: pathOf(name), thumb: pathOf(name) },
    })),
  )

const pathOf = (name: PictureName): string => fileURLToPath(new URL(`pictures/${name}.webp`, import.meta.url))
