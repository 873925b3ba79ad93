/** A key that belongs to an input method. Safari ends the composition before the key that confirms it, and marks that one by its code alone. */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229
