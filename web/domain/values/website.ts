/** The whole address, as browsers take it. Product 27. */
export const isWebsite = (text: string): boolean => text.length <= 200 && /^https?:\/\/[^\s.]+\.[^\s]+$/i.test(text)

/** 'www.exemplo.com.br' becomes 'https://www.exemplo.com.br'; other texts stay. */
export const withScheme = (text: string): string => (/^[^\s./:@]+(\.[^\s./:@]+)+(:\d+)?([/?#]\S*)?$/.test(text) ? `https://${text}` : text)
