/** Uploaded files: what they are for, and how much disk space one account may use. */

export const filePurposes = ['avatar', 'logo', 'document', 'attachment'] as const
export type FilePurpose = (typeof filePurposes)[number]

export type FileMediaType = 'image/webp' | 'application/pdf'

/** The kinds of documents that an organization can add to its verification (spec features 5). */
export const documentKinds = ['exemptionLetter', 'auditedFinancials', 'boardList'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Files and bytes. */
export interface DiskUse {
  files: number
  bytes: number
}

/** Whether one more file fits into an account's quota; everything stored on disk for the account counts. */
export function hasRoomFor(size: number, { used, most }: { used: DiskUse; most: DiskUse }): boolean {
  return used.files < most.files && used.bytes + size <= most.bytes
}

/** The accepted formats, each identified by the first bytes of its files. */
export type ImageFormat = 'jpeg' | 'png' | 'webp'

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

const hasSignature = (bytes: Uint8Array, signature: readonly number[], at: number) =>
  signature.every((byte, index) => bytes[at + index] === byte)

/** The format that the first bytes identify, whatever the file name says; null for any other. */
export function sniffImage(bytes: Uint8Array): ImageFormat | null {
  const startsWith = (signature: readonly number[], at = 0) => hasSignature(bytes, signature, at)
  if (startsWith([0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(png)) return 'png'
  // RIFF, four bytes of size, WEBP.
  if (startsWith([0x52, 0x49, 0x46, 0x46]) && startsWith([0x57, 0x45, 0x42, 0x50], 8)) return 'webp'
  return null
}

// %PDF- and %%EOF.
const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d]
const pdfEnd = [0x25, 0x25, 0x45, 0x4f, 0x46]

/** Whether the first bytes are those of a PDF. */
export const isPdf = (bytes: Uint8Array): boolean => hasSignature(bytes, pdf, 0)

/** Whether a PDF is complete. Its end marker is in the last 2048 bytes, because programs append a little after it. */
export function isWholePdf(bytes: Uint8Array): boolean {
  for (let at = bytes.length - pdfEnd.length; at >= Math.max(0, bytes.length - 2048); at -= 1) {
    if (hasSignature(bytes, pdfEnd, at)) return true
  }
  return false
}
