/** Apart from the bridge, so that the preload script carries no schema. */
export const callChannel = 'canteiro:call'
export const eventChannel = 'canteiro:event'
