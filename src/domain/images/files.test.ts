import { describe, expect, test } from 'vitest'
import { hasRoomFor, sniffImage } from './files.ts'

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

describe('the first bytes identify the format of an image', () => {
  test.each([
    ['jpeg', '\xff\xd8\xff\xe0'],
    ['jpeg', '\xff\xd8\xff\xdb<html>'],
    ['png', '\x89PNG\r\n\x1a\n'],
    ['webp', 'RIFF\0\0\0\0WEBPVP8 '],
  ] as const)('%s', (format, text) => {
    expect(sniffImage(bytesOf(text))).toBe(format)
  })

  test.each([
    '',
    '\xff\xd8',
    '\x89PNG\n\x1a\n',
    'RIFF\0\0\0\0WAVE',
    'RIFF',
    'GIF89a',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<!doctype html>',
    ' \xff\xd8\xff',
    '%PDF-1.7',
    'II*\0',
    '\0\0\0 ftypavif',
  ])('%j is not an accepted image format', (text) => {
    expect(sniffImage(bytesOf(text))).toBeNull()
  })
})

test('one more file fits until the last file and the last byte of the quota', () => {
  const most = { files: 3, bytes: 100 }
  expect(hasRoomFor(40, { used: { files: 2, bytes: 60 }, most })).toBe(true)
  expect(hasRoomFor(41, { used: { files: 2, bytes: 60 }, most })).toBe(false)
  expect(hasRoomFor(1, { used: { files: 3, bytes: 0 }, most })).toBe(false)
})
