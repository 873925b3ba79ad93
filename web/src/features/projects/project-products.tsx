import type { ProductRow } from '#domain/documents'
import { texts } from '#texts'
import * as css from './project-products.css'

export function ProjectProducts({ products }: { products: readonly ProductRow[] }) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col" className={css.head}>
            {texts.projects.page.product}
          </th>
          <th scope="col" className={css.headRight}>
            {texts.projects.page.quantity}
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map(({ name, quantity }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows may be equal and never move
          <tr key={index}>
            <td className={css.name}>{name}</td>
            <td className={css.quantity}>{quantity}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
