import { fileURLToPath } from 'node:url'
import { type PictureName, pictures } from './content/pictures'
import { allProjects, idFrom } from './identity'

/** Drawings that are small enough to be the picture of a list as well. Product 20. */
export const pictureRecords = () =>
  allProjects().flatMap(({ id, key }) =>
    (pictures[key] ?? []).map((name, position) => ({
      collection: 'project_images',
      record: { id: idFrom('picture', key, String(position)), project_id: id, position },
      files: { file: pathOf(name), thumb: pathOf(name) },
    })),
  )

const pathOf = (name: PictureName): string => fileURLToPath(new URL(`pictures/${name}.webp`, import.meta.url))
