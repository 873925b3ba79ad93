import type { ProductRow } from '#domain/documents'
import { texts } from '#texts'
import type { Definition } from '../../../ui/content/lists/definition-list'
import { Text } from '../../../ui/content/text/text'
import { leftOut } from './project-draft'

/** Without name or quantity, so that none is lost unsaid. Product 70. */
export function leftOutItems(rows: readonly ProductRow[]): Definition[] {
  const names = leftOut(rows)
  return names === ''
    ? []
    : [
        {
          term: texts.projects.newProject.productsLeftOut,
          value: (
            <Text isAsTyped tone="warn">
              {names}
            </Text>
          ),
        },
      ]
}
