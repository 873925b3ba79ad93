import { expect, test } from 'vitest'
import { videoId } from '#domain/video'

test.each([
  'https://youtu.be/dQw4w9WgXcQ',
  'http://youtu.be/dQw4w9WgXcQ?si=abc&t=10',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com/watch?v=dQw4w9WgXcQ&list=PL1',
  'https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ#t=10',
  '  HTTPS://WWW.YouTube.com/watch?v=dQw4w9WgXcQ ',
])('[PRODUCT 24] %s is a video', (address) => {
  expect(videoId(address)).toBe('dQw4w9WgXcQ')
})

test('an id may hold - and _', () => {
  expect(videoId('https://youtu.be/-_aB3456789')).toBe('-_aB3456789')
})

test.each([
  '',
  'dQw4w9WgXcQ',
  'youtu.be/dQw4w9WgXcQ',
  'https://youtu.be/',
  'https://youtu.be/dQw4w9WgXc',
  'https://youtu.be/dQw4w9WgXcQQ',
  'https://youtu.be/dQw4w9WgXcQ/extra',
  'https://youtu.be/dQw4w9WgXc"',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/watch?list=PL1',
  'https://www.youtube.com/watch?vv=dQw4w9WgXcQ',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ',
  'https://youtube.com.mau.example/watch?v=dQw4w9WgXcQ',
  'https://mau.example/https://youtu.be/dQw4w9WgXcQ',
  'https://youtube.com@mau.example/watch?v=dQw4w9WgXcQ',
  'https://vimeo.com/76979871',
  'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
])('[PRODUCT 24] %j is none', (address) => {
  expect(videoId(address)).toBeNull()
})
