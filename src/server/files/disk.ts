/** Uploaded files on the disk: DATA_DIR/uploads, images and documents apart, a folder for each first two letters. */
import { mkdir, open, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { FileMediaType, FilePurpose } from '#domain/files.ts'
import type { Config } from '#server/config.ts'

/** Where everything that people upload lies; backups take all of it. */
export const uploadsFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => path.join(dataDir, 'uploads')

/** What of a file's row says where it lies. */
export interface StoredFile {
  name: string
  purpose: FilePurpose
  mediaType: FileMediaType
}

const endings: Record<FileMediaType, string> = { 'image/webp': 'webp', 'application/pdf': 'pdf' }

// Documents and files of messages never lie where images are read from, which asks nobody who they are.
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

/** Writes a new file, on the disk when it resolves; throws the system's error and leaves nothing behind then. */
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

/** The bytes of a file; null where there is none. */
export async function readStored(config: Config, stored: StoredFile): Promise<Buffer | null> {
  return readFile(placeOf(config, stored)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
    throw error
  })
}

/** Removes a file; one that is gone already is fine. */
export async function removeStored(config: Config, stored: StoredFile): Promise<void> {
  await rm(placeOf(config, stored), { force: true })
}
