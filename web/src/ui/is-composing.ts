/** Whether a key belongs to an input method. Safari ends the composition before the confirming key, and marks that key by its code alone. */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229
