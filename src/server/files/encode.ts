/**
 * Prepares images for storage: decodes, rotates, resizes and encodes them again, so that nothing of the uploaded file
 * remains.
 */
import { createRequire } from 'node:module'
import type Sharp from 'sharp'
import { imageLimits } from '#contract/limits.ts'
import { sniffImage } from '#domain/images/files.ts'
import type { SiteIcon } from '#domain/site/icons.ts'
import { loadOnce } from '#server/process/load-once.ts'
import { createSemaphore } from '#server/process/semaphore.ts'
import { Problem } from '#server/http/problem.ts'

/** Decoding an image takes up to 160 MB of memory. */
const semaphore = createSemaphore({ maxConcurrent: 2, queue: 20, full: () => new Problem('unavailable') })

/** Timeout in seconds for processing an image. */
const encodeTimeoutSeconds = 10

/** The only libvips loaders allowed to read uploads. SVG, GIF, TIFF, PDF and all others stay disabled. */
const allowedLoaders = ['Jpeg', 'Png', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`)

const requireHere = createRequire(import.meta.url)
// Found now and read by its path, so that a failure can be tried again (`loadOnce`).
const libraryFile = requireHere.resolve('sharp')
const requireLibrary: (file: string) => typeof Sharp = requireHere

/** Loaded with the first image, so that a process without images saves the memory. */
const openLibrary = loadOnce(async () => {
  const sharp = requireLibrary(libraryFile)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: allowedLoaders })
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
})

/**
 * Size limits for stored images: the maximum pixels per side, and whether to crop to a square or keep the whole
 * image.
 */
export interface Frame {
  side: number
  fit: 'cover' | 'inside'
}

/**
 * Encodes a JPEG, PNG or WebP as a WebP without metadata, no larger than the frame.
 * Throws `not_an_image`, `unreadable_image` or `too_many_pixels`, and `unavailable` if too many images are waiting.
 */
export function encodeImage(sent: Uint8Array, { side, fit }: Frame): Promise<Buffer> {
  return decode(sent, (image) =>
    image
      .rotate()
      .resize(side, side, { fit, withoutEnlargement: true })
      .webp({ quality: 84 })
      .timeout({ seconds: encodeTimeoutSeconds })
      .toBuffer(),
  )
}

const white = { r: 255, g: 255, b: 255, alpha: 1 }
const clear = { r: 255, g: 255, b: 255, alpha: 0 }

/**
 * Makes square PNG icons from a JPEG, PNG or WebP, each whole and in the middle of its ground. Throws as `encodeImage` does.
 */
export function encodeIcons<Name extends string>(
  sent: Uint8Array,
  icons: Readonly<Record<Name, SiteIcon>>,
): Promise<Record<string, Buffer>> {
  return decode(sent, async (image) => {
    // Decoded once; the largest icon needs no more.
    const source = await image
      .rotate()
      .resize(1024, 1024, { fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer()
    const pictures: Record<string, Buffer> = {}
    for (const [name, icon] of Object.entries<SiteIcon>(icons))
      pictures[name] = await encodeIcon(source, icon)
    return pictures
  })
}

async function encodeIcon(source: Buffer, { side, share, hasGround }: SiteIcon): Promise<Buffer> {
  const sharp = await openLibrary()
  const inner = Math.round(side * share)
  const [start, end] = [Math.floor((side - inner) / 2), Math.ceil((side - inner) / 2)]
  const background = hasGround ? white : clear
  const framed = sharp(source)
    .resize(inner, inner, { fit: 'contain', background })
    .extend({ top: start, left: start, bottom: end, right: end, background })
  return (hasGround ? framed.flatten({ background }) : framed)
    .png({ compressionLevel: 9 })
    .timeout({ seconds: encodeTimeoutSeconds })
    .toBuffer()
}

type Image = ReturnType<Awaited<ReturnType<typeof openLibrary>>>

/** Opens an upload if it is an image of an accepted size, and works with it while there is room in memory. */
async function decode<Result>(sent: Uint8Array, work: (image: Image) => Promise<Result>): Promise<Result> {
  if (sent.length === 0) throw new Problem('unreadable_image')
  if (!sniffImage(sent)) throw new Problem('not_an_image')
  const sharp = await openLibrary()
  return semaphore.run(async () => {
    const { pixels } = imageLimits
    // Reads only the file header, whatever size it claims.
    const { width, height } = await sharp(sent, { limitInputPixels: false }).metadata().catch(refuse)
    if (width * height > pixels) throw new Problem('too_many_pixels')
    return work(sharp(sent, { limitInputPixels: pixels, failOn: 'warning' })).catch(refuse)
  })
}

function refuse(): never {
  throw new Problem('unreadable_image')
}
