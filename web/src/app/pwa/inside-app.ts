/** Apps that show links in a window of their own and still call it Safari. */
const namedApps = /\b(?:FBAN|FBAV|Instagram|Line|GSA|LinkedInApp|Snapchat|Pinterest|Twitter|TikTok|BytedanceWebview|MicroMessenger)\b/

/** Whether an iPhone or iPad shows the page inside another app, which cannot install anything. A plain window of an app does not call itself Safari. */
export const isInsideApp = (userAgent: string): boolean => !userAgent.includes('Safari/') || namedApps.test(userAgent)
