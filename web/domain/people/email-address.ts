/** Whether an address can be an account's: one '@', and a domain in ASCII, since one with accents is kept in punycode alone. Product 12. */
export const isEmailAddress = (address: string): boolean => /^[^\s@]+@[!-?A-~]+\.[!-?A-~]+$/.test(address)
