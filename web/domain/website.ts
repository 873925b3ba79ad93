/** Whether a text is the whole address of a page, as a browser takes it. Product 27. */
export const isWebsite = (text: string): boolean => text.length <= 200 && /^https?:\/\/[^\s.]+\.[^\s]+$/i.test(text)
