import { projects } from '#domain/collections/projects'

type Stored<Said> = { [Field in keyof Said]: Exclude<Said[Field], null> }

/** null becomes the empty value ('A combinar', no products). */
export const storedFields = <Said extends object>(said: Said): Stored<Said> =>
  Object.fromEntries(
    Object.entries(said).map(([name, value]) => [name, value === null ? Reflect.get(projects.emptyOwn, name) : value]),
  ) as Stored<Said>
