import type { DataSort } from '../../../ui/content/data-table'

/** The order of a table that its heads show as this one; '' is the table's own. */
export const orderOf = (sorts: Readonly<Record<string, DataSort>>, { column, direction }: DataSort): string =>
  Object.keys(sorts).find((order) => sorts[order]?.column === column && sorts[order]?.direction === direction) ?? ''
