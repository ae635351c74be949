/** Images as people upload them. */
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

/** The smallest PNG: one pixel. */
export const tinyPng = (): Blob =>
  new Blob([
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
      'base64',
    ),
  ])

/** A unique picture of this size in pixels; blue with a light half. */
export function aPicture({
  width = 300,
  height = 200,
  format = 'png',
}: { width?: number; height?: number; format?: Format } = {}): Promise<Buffer> {
  const [red = 0, green = 0] = randomBytes(2)
  const half = { width: Math.ceil(width / 2), height, channels: 3, background: { r: 240, g: green, b: 240 } }
  return sharp({ create: { width, height, channels: 3, background: { r: red, g: green, b: 200 } } })
    .composite([{ input: { create: { ...half, channels: 3 } }, left: 0, top: 0 }])
    .toFormat(format)
    .toBuffer()
}

type Format = 'png' | 'jpeg' | 'webp'

/** Bytes as a Blob for a form. */
export const blobOf = (bytes: Buffer, type = ''): Blob => new Blob([Uint8Array.from(bytes)], { type })
