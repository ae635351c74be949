/**
 * Prepares images for storage: decodes, rotates, resizes and encodes them again, so that nothing of the uploaded file
 * remains.
 */
import { imageLimits } from '#contract/limits.ts'
import { sniffImage } from '#domain/images/files.ts'
import { createSemaphore } from '#server/process/semaphore.ts'
import { Problem } from '#server/http/problem.ts'

/** Decoding an image takes up to 160 MB of memory. */
const semaphore = createSemaphore({ maxConcurrent: 2, queue: 20, full: () => new Problem('unavailable') })

/** Timeout in seconds for processing an image. */
const encodeTimeoutSeconds = 10

/** The only libvips loaders allowed to read uploads. SVG, GIF, TIFF, PDF and all others stay disabled. */
const allowedLoaders = ['Jpeg', 'Png', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`)

/** Loaded with the first image, so that a process without images saves the memory. */
let library: ReturnType<typeof loadLibrary> | undefined

async function loadLibrary() {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: allowedLoaders })
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

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
export async function encodeImage(sent: Uint8Array, { side, fit }: Frame): Promise<Buffer> {
  if (sent.length === 0) throw new Problem('unreadable_image')
  if (!sniffImage(sent)) throw new Problem('not_an_image')
  library ??= loadLibrary()
  const sharp = await library
  return semaphore.run(async () => {
    const { pixels } = imageLimits
    // Reads only the file header, whatever size it claims.
    const { width, height } = await sharp(sent, { limitInputPixels: false }).metadata().catch(refuse)
    if (width * height > pixels) throw new Problem('too_many_pixels')
    return sharp(sent, { limitInputPixels: pixels, failOn: 'warning' })
      .rotate()
      .resize(side, side, { fit, withoutEnlargement: true })
      .webp({ quality: 84 })
      .timeout({ seconds: encodeTimeoutSeconds })
      .toBuffer()
      .catch(refuse)
  })
}

function refuse(): never {
  throw new Problem('unreadable_image')
}
