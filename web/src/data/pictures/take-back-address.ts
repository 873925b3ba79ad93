/** Time within which an image reads its address, also on a busy phone. */
const READ_MS = 5_000

export function takeBackAddress(address: string): void {
  setTimeout(() => URL.revokeObjectURL(address), READ_MS)
}
