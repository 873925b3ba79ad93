/** The one channel of each direction between page and app. Apart from the bridge, so that the preload script carries no schema. */
export const callChannel = 'canteiro:call'
export const eventChannel = 'canteiro:event'

/** What the preload script is told of this run of the app, among the arguments of the page's process. */
export const sessionArgument = '--canteiro-session='
