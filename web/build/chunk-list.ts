/** The file of the build that says which file holds each module: an object, paths from the web folder to names of files. */
export const CHUNK_LIST = '.chunks.json'
