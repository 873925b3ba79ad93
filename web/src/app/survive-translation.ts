/**
 * Browser translation replaces text nodes, on which React throws (https://github.com/facebook/react/issues/11538). The missing node is
 * skipped. Changing texts beside other elements have an element of their own.
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
