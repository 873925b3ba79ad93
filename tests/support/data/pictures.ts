export const picture = {
  png: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  otherPng: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  none: `data:image/png;base64,${btoa('this is no picture at all')}`,
}

/** Bytes of a data URL. */
export function pictureOf(dataUrl: string): Blob {
  const [head = '', base64 = ''] = dataUrl.split(',')
  return new Blob([new Uint8Array(Buffer.from(base64, 'base64'))], { type: head.slice('data:'.length).split(';')[0] ?? '' })
}

export const dataUrlOf = async (picture: Blob): Promise<string> =>
  `data:${picture.type};base64,${Buffer.from(await picture.arrayBuffer()).toString('base64')}`

/** Its own small one. */
export const picturesOf = (picture: Blob) => ({ picture, small: picture })
