/** The folders of the built web app that hold nothing but files. */
export const folders: readonly string[] = ['assets', 'screenshots', 'shortcuts']
