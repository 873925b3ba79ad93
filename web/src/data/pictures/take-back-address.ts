/** Time within which an image reads its address, also on a busy phone. */
const READ_MS = 5_000

/** Revokes an object URL that is no longer drawn. */
export function takeBackAddress(address: string): void {
  setTimeout(() => URL.revokeObjectURL(address), READ_MS)
}
