/** One '@', and an ASCII domain: accents are stored as punycode. Product 12. */
export const isEmailAddress = (address: string): boolean => /^[^\s@]+@[!-?A-~]+\.[!-?A-~]+$/.test(address)
