/** What is kept of files that people send: an image always written anew, a PDF as it is. */
import { imageLimits } from '#contract/limits.ts'
import { isPdf, isWholePdf, sniffImage, type FileMediaType } from '#domain/files.ts'
import { Problem } from '#server/http/problem.ts'
import { encodeImage, type Frame } from './encode.ts'

export interface Prepared {
  bytes: Uint8Array
  mediaType: FileMediaType
}

/** An image written anew into a frame; throws `not_an_image`, `unreadable_image` or `too_many_pixels`. */
export const prepareImage = async (sent: Uint8Array, frame: Frame): Promise<Prepared> => ({
  bytes: await encodeImage(sent, frame),
  mediaType: 'image/webp',
})

/** A whole PDF, or an image large enough to be read; throws `not_a_document` or `unreadable_document` too. */
export async function prepareDocument(sent: Uint8Array): Promise<Prepared> {
  if (isPdf(sent)) {
    if (!isWholePdf(sent)) throw new Problem('unreadable_document')
    return { bytes: sent, mediaType: 'application/pdf' }
  }
  if (sent.length === 0) throw new Problem('unreadable_document')
  if (!sniffImage(sent)) throw new Problem('not_a_document')
  return prepareImage(sent, { side: imageLimits.documentSide, fit: 'inside' })
}
