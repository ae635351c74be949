/** What stores the files of uploads and exports, wherever it is. */
import type { Readable } from 'node:stream'

/**
 * The name of a file in a store, the same in all of them: its path in DATA_DIR. What does not look like this is none of ours.
 */
const keyPattern =
  /^(uploads\/(images|documents|attachments)\/[0-9a-f]{2}\/[0-9a-f]{32}\.(webp|pdf)|exports\/[0-9a-f]{32}\.zip|register-uploads\/[0-9a-f-]{36}\/\d{1,2}\/\d{10}\.part)$/

/** True if a file with this name could have been written by the product. */
export const isFileKey = (key: string): boolean => keyPattern.test(key)

/** The folders of a store: what people upload, which backups include, and data exports, which they do not. */
export const fileFolders = ['uploads/', 'exports/'] as const
/** Parts of register files are only there until they are loaded; no move and no backup includes them. */
export type FileFolder = (typeof fileFolders)[number] | `register-uploads/${string}`

export interface ListedKey {
  key: string
  /** In bytes. */
  size: number
  writtenAt: Date
}

/** A file whose bytes are being read. */
export interface OpenFile {
  /** In bytes. */
  size: number
  content: Readable
}

export interface FileStore {
  /** Its name in sentences; `stores.ts` has that of the settings. */
  readonly label: string
  /** What an operator does to keep its files apart from those that are there, as a sentence. */
  readonly separateBy: string
  /** The folder on this machine with its files. Null if they are elsewhere, where others may have files, too. */
  readonly folder: string | null
  /** Writes a new file and resolves once it is stored. On failure it throws and leaves nothing behind. */
  write(key: string, bytes: Uint8Array): Promise<void>
  /** Writes a new file as its bytes come; it appears when it is complete. Returns its size. Nothing stays on failure. */
  writeStream(key: string, source: Readable, signal?: AbortSignal): Promise<number>
  /** Reads a whole file; null if there is none. */
  read(key: string): Promise<Buffer | null>
  /** Opens a file, which can be read to its end even if it is removed meanwhile; null if there is none. */
  open(key: string): Promise<OpenFile | null>
  has(key: string): Promise<boolean>
  /** Removes a file, and what an unfinished write left of it. Does nothing if there is none. */
  remove(key: string): Promise<void>
  /** Lists the files of a folder, in no particular order. */
  list(folder: FileFolder): AsyncIterable<ListedKey>
}
