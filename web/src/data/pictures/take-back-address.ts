/** An image that was just drawn with an address reads it within this time, also on a busy phone. */
const READ_MS = 5_000

/** Frees the bytes behind an address that nothing is drawn with any more. */
export function takeBackAddress(address: string): void {
  setTimeout(() => URL.revokeObjectURL(address), READ_MS)
}
