/** For IPv6 the /64, since one customer has at least that many addresses. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (!address.includes(':')) return address
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const groups = (part: string): string[] => part.split(':').filter(Boolean)
  const first = groups(head)
  const zeros = tail === undefined ? 0 : 8 - first.length - groups(tail).length
  const all = [...first, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...groups(tail ?? '')]
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
