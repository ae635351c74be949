/** Uploaded files: what they are for, and how much of the disk one account may take. */

export const filePurposes = ['avatar', 'logo', 'document'] as const
export type FilePurpose = (typeof filePurposes)[number]

export type FileMediaType = 'image/webp' | 'application/pdf'

/** Files and bytes. */
export interface DiskUse {
  files: number
  bytes: number
}

/** Whether one more file fits into what an account may store; everything that is on the disk for it counts. */
export function hasRoomFor(size: number, { used, most }: { used: DiskUse; most: DiskUse }): boolean {
  return used.files < most.files && used.bytes + size <= most.bytes
}

/** The formats that are taken, each known by how its files begin. */
export type ImageFormat = 'jpeg' | 'png' | 'webp'

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** The format that the first bytes tell, whatever the name says; null of all others. */
export function sniffImage(bytes: Uint8Array): ImageFormat | null {
  const begins = (signature: readonly number[], at = 0) =>
    signature.every((byte, index) => bytes[at + index] === byte)
  if (begins([0xff, 0xd8, 0xff])) return 'jpeg'
  if (begins(png)) return 'png'
  // RIFF, four bytes of size, WEBP.
  if (begins([0x52, 0x49, 0x46, 0x46]) && begins([0x57, 0x45, 0x42, 0x50], 8)) return 'webp'
  return null
}
