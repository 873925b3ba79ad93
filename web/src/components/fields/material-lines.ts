import type { ProductRow } from '#domain/documents'

/** 'Cimento: 12 sacos', one a line. */
export const materialLines = (products: unknown): string =>
  Array.isArray(products) ? products.flatMap((row) => (isMaterial(row) ? [[row.name, row.quantity].filter(Boolean).join(': ')] : [])).join('\n') : ''

/** A line without a colon has no quantity, which the rule refuses. Null: none. */
export function parseMaterialLines(text: string): ProductRow[] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.length === 0 ? null : lines.map(rowOf)
}

function rowOf(line: string): ProductRow {
  const colon = line.lastIndexOf(':')
  return colon < 0 ? { name: line.trim(), quantity: '' } : { name: line.slice(0, colon).trim(), quantity: line.slice(colon + 1).trim() }
}

const isMaterial = (row: unknown): row is ProductRow =>
  typeof row === 'object' && row !== null && 'name' in row && typeof row.name === 'string' && 'quantity' in row && typeof row.quantity === 'string'
