/**
 * A browser's translation puts an element of its own in the place of each text node, and React then throws where it removes that node or inserts before it:
 * people who read Portuguese by translation lost the whole app. Here the node that is gone is skipped. Translation stays allowed, since there are such
 * people; a text that changes beside other elements has an element of its own, so that the new one shows. https://github.com/facebook/react/issues/11538
 */
export function surviveTranslation(): void {
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) removeChild.call(this, child)
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    insertBefore.call(this, node, before?.parentNode === this ? before : null)
    return node
  }
}
