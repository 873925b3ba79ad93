/** The part of PocketBase's client that administrators' pages use, which is told nothing. */
export default class {
  realtime = { subscribe: async () => undefined, unsubscribe: async () => undefined }
}
