/** Whether a text is the whole address of a page, as a browser takes it. Product 27. */
export const isWebsite = (text: string): boolean => text.length <= 200 && /^https?:\/\/[^\s.]+\.[^\s]+$/i.test(text)

/** 'www.exemplo.com.br', as people write it, is 'https://www.exemplo.com.br'. Any other text stays. */
export const withScheme = (text: string): string => (/^[^\s./:@]+(\.[^\s./:@]+)+(:\d+)?([/?#]\S*)?$/.test(text) ? `https://${text}` : text)
