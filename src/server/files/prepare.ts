/** Prepares uploads for storage: images are always encoded again, PDFs are stored unchanged. */
import { imageLimits } from '#contract/limits.ts'
import { isPdf, isWholePdf, sniffImage, type FileMediaType } from '#domain/images/files.ts'
import { Problem } from '#server/http/problem.ts'
import { encodeImage, type Frame } from './encode.ts'

export interface Prepared {
  bytes: Uint8Array
  mediaType: FileMediaType
}

/** Encodes an image into a frame. Throws `not_an_image`, `unreadable_image` or `too_many_pixels`. */
export const prepareImage = async (sent: Uint8Array, frame: Frame): Promise<Prepared> => ({
  bytes: await encodeImage(sent, frame),
  mediaType: 'image/webp',
})

/**
 * Accepts a complete PDF, or an image large enough to read. Also throws `not_a_document` or `unreadable_document`.
 */
export async function prepareDocument(sent: Uint8Array): Promise<Prepared> {
  if (isPdf(sent)) {
    if (!isWholePdf(sent)) throw new Problem('unreadable_document')
    return { bytes: sent, mediaType: 'application/pdf' }
  }
  if (sent.length === 0) throw new Problem('unreadable_document')
  if (!sniffImage(sent)) throw new Problem('not_a_document')
  return prepareImage(sent, { side: imageLimits.maxDocumentSide, fit: 'inside' })
}
