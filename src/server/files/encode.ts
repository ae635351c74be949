/** Images as they are kept: decoded, turned upright, made small and written anew, so that nothing of the sent file is left. */
import { imageLimits } from '#contract/limits.ts'
import { sniffImage } from '#domain/files.ts'
import { makeGate } from '#server/gate.ts'
import { Problem } from '#server/http/problem.ts'

/** An image takes up to 160 MB while it is decoded. */
const gate = makeGate({ atOnce: 2, queue: 20, full: () => new Problem('unavailable') })

/** Seconds after which an image is no image worth waiting for. */
const longestWork = 10

/** The only code of libvips that reads what people send; svg, gif, tiff, pdf and all others stay shut. */
const openLoaders = ['Jpeg', 'Png', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`)

/** Loaded at the first image: a process that gets none does without its memory. */
let library: ReturnType<typeof loadLibrary> | undefined

async function loadLibrary() {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: openLoaders })
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

/** How an image is kept: each side at most so many pixels, as a square that it fills or whole. */
export interface Frame {
  side: number
  fit: 'cover' | 'inside'
}

/**
 * A WebP without metadata, no larger than the frame, of a JPEG, PNG or WebP. Throws
 * `not_an_image`, `unreadable_image` or `too_many_pixels`, and `unavailable` where too many wait already.
 */
export async function encodeImage(sent: Uint8Array, { side, fit }: Frame): Promise<Buffer> {
  if (sent.length === 0) throw new Problem('unreadable_image')
  if (!sniffImage(sent)) throw new Problem('not_an_image')
  library ??= loadLibrary()
  const sharp = await library
  return gate.pass(async () => {
    const { pixels } = imageLimits
    // Only the head is read for this, whatever size it promises.
    const { width, height } = await sharp(sent, { limitInputPixels: false }).metadata().catch(refuse)
    if (width * height > pixels) throw new Problem('too_many_pixels')
    return sharp(sent, { limitInputPixels: pixels, failOn: 'warning' })
      .rotate()
      .resize(side, side, { fit, withoutEnlargement: true })
      .webp({ quality: 84 })
      .timeout({ seconds: longestWork })
      .toBuffer()
      .catch(refuse)
  })
}

function refuse(): never {
  throw new Problem('unreadable_image')
}
