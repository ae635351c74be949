/**
 * Uploaded files by their row: separate folders for images, documents and attachments, each with a subfolder per first
 * two letters.
 */
import type { Readable } from 'node:stream'
import type { FileMediaType, FilePurpose } from '#domain/images/files.ts'
import { openFirst, openFrom, readFrom, removeFrom, type FileStores } from './stores.ts'

/** The columns of a file's row that determine where it is stored. */
export interface StoredFile {
  name: string
  purpose: FilePurpose
  mediaType: FileMediaType
}

const endings: Record<FileMediaType, string> = { 'image/webp': 'webp', 'application/pdf': 'pdf' }

// Documents and message attachments are never stored in the image folder, because images are served without checking
// who asks.
const folders: Record<FilePurpose, string> = {
  avatar: 'images',
  logo: 'images',
  document: 'documents',
  attachment: 'attachments',
}

const keyOf = ({ name, purpose, mediaType }: StoredFile) =>
  `uploads/${folders[purpose]}/${name.slice(0, 2)}/${name}.${endings[mediaType]}`

/** Writes a new file and resolves once it is stored. On failure it throws and leaves nothing behind. */
export const writeStored = (config: FileStores, stored: StoredFile, bytes: Uint8Array): Promise<void> =>
  openFirst(config).write(keyOf(stored), bytes)

/** The bytes of a file, or null if it does not exist. */
export const readStored = (config: FileStores, stored: StoredFile): Promise<Buffer | null> =>
  readFrom(config, keyOf(stored))

/** A stream of the bytes of a file, or null if it does not exist. */
export async function openStored(config: FileStores, stored: StoredFile): Promise<Readable | null> {
  return (await openFrom(config, keyOf(stored)))?.content ?? null
}

/** The ending of the file's name, which says its format. */
export const endingOf = (mediaType: FileMediaType): string => endings[mediaType]

/** Removes a file. Does nothing if it is already gone. */
export const removeStored = (config: FileStores, stored: StoredFile): Promise<void> =>
  removeFrom(config, keyOf(stored))
