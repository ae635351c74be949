/**
 * Uploaded files on disk: DATA_DIR/uploads has separate folders for images and documents, each with a subfolder per
 * first two letters.
 */
import { createReadStream, type ReadStream } from 'node:fs'
import { mkdir, open, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { FileMediaType, FilePurpose } from '#domain/images/files.ts'
import type { Config } from '#server/config/config.ts'

/** The folder of everything that people upload. Backups include all of it. */
export const uploadsFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => path.join(dataDir, 'uploads')

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

const placeOf = (config: Config, { name, purpose, mediaType }: StoredFile) => {
  const folder = folders[purpose]
  return path.join(uploadsFolder(config), folder, name.slice(0, 2), `${name}.${endings[mediaType]}`)
}

/**
 * Writes a new file and resolves once it is on disk. On failure it throws the system error and leaves nothing behind.
 */
export async function writeStored(config: Config, stored: StoredFile, bytes: Uint8Array): Promise<void> {
  const file = placeOf(config, stored)
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } catch (error) {
    await rm(file, { force: true }).catch(() => undefined)
    throw error
  } finally {
    await handle.close()
  }
}

/** The bytes of a file, or null if it does not exist. */
export async function readStored(config: Config, stored: StoredFile): Promise<Buffer | null> {
  return readFile(placeOf(config, stored)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
    throw error
  })
}

/** A stream of the bytes of a file, or null if it does not exist. */
export async function openStored(config: Config, stored: StoredFile): Promise<ReadStream | null> {
  const handle = await open(placeOf(config, stored)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
    throw error
  })
  return handle && createReadStream('', { fd: handle })
}

/** The ending of the file's name, which says its format. */
export const endingOf = (mediaType: FileMediaType): string => endings[mediaType]

/** Removes a file. Does nothing if it is already gone. */
export async function removeStored(config: Config, stored: StoredFile): Promise<void> {
  await rm(placeOf(config, stored), { force: true })
}
