/** The files of register loads: uploads in parts, in the store of all files, and those that operators put on the server. */
import { open, readdir, realpath, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { RegisterFile } from '#domain/verification/register.ts'
import { guessRegisterFile, registerStartBytes } from '#domain/verification/register-file-kind.ts'
import { isFileName } from '#domain/verification/register-runs.ts'
import type { RegisterRunArea } from '#contract/verification/register-runs.ts'
import type { Config } from '#server/config/config.ts'
import { listFrom, openFirst, openFrom, removeFrom, type FileStores } from '#server/files/stores.ts'
import type { ListedKey } from '#server/files/store.ts'
import { measureRoomOf } from '#server/files/write-check.ts'

type DataFolder = Pick<Config, 'dataDir'>

/** Where operators put register files; only files directly in it can be loaded. */
const serverFolder = ({ dataDir }: DataFolder): string => path.join(dataDir, 'registers')

/** The folder of the server; null if files are in an object store, because then the load may run on another machine. */
export const serverFolderOf = (config: FileStores): string | null =>
  openFirst(config).folder === null ? null : serverFolder(config)

/** The path of a file on the server. */
export function pathOnServer(config: DataFolder, name: string): string {
  if (!isFileName(name)) throw new Error('a stored file name is a path')
  return path.join(serverFolder(config), name)
}

/** The bytes of a file on disk; 0 if there is none. */
export async function measureFile(file: string): Promise<number> {
  return (await stat(file).catch(() => null))?.size ?? 0
}

/** What a file on disk is by how it begins; null if it can't be read. */
async function guessKind(file: string): Promise<RegisterFile | null> {
  const handle = await open(file).catch(() => null)
  if (!handle) return null
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(registerStartBytes) })
    return guessRegisterFile(buffer.toString('utf8', 0, bytesRead))
  } finally {
    await handle.close()
  }
}

type ServerFile = RegisterRunArea['serverFiles'][number]

/** The files on the server, by name. Links to elsewhere are left out. */
export async function listServerFiles(config: FileStores): Promise<ServerFile[]> {
  const folder = serverFolderOf(config)
  if (folder === null) return []
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile() && isFileName(entry.name))
  const listed = await Promise.all(
    files.map(async ({ name }) => {
      const file = path.join(folder, name)
      return { name, size: await measureFile(file), kind: await guessKind(file) }
    }),
  )
  return listed.filter(({ size }) => size > 0).toSorted((a, b) => a.name.localeCompare(b.name))
}

/** Whether a file is still directly in the folder of the server. */
export async function isOnServer(config: FileStores, name: string): Promise<boolean> {
  const registers = serverFolderOf(config)
  if (registers === null || !isFileName(name)) return false
  const folder = await realpath(registers).catch(() => null)
  const file = await realpath(path.join(registers, name)).catch(() => null)
  return folder !== null && file === path.join(folder, name) && (await stat(file)).isFile()
}

/** A file of a run: the run's ID and the position of the file in it. */
export interface UploadedFile {
  id: string
  index: number
}

const uploads = 'register-uploads/'
const folderOf = ({ id, index }: UploadedFile) => `${uploads}${id}/${index}/` as const
const keyOf = (file: UploadedFile, offset: number) =>
  `${folderOf(file)}${String(offset).padStart(10, '0')}.part`

/** The parts of a file that have arrived, in order. */
async function listParts(config: FileStores, file: UploadedFile) {
  const parts: ListedKey[] = []
  for await (const part of listFrom(config, folderOf(file))) parts.push(part)
  return parts.toSorted((a, b) => a.key.localeCompare(b.key))
}

/** The bytes of a file that have arrived, and when the last of them did. */
export async function measureUpload(
  config: FileStores,
  file: UploadedFile,
): Promise<{ received: number; writtenAt: Date | null }> {
  const parts = await listParts(config, file)
  const received = parts.reduce((sum, { size }) => sum + size, 0)
  return { received, writtenAt: parts.at(-1)?.writtenAt ?? null }
}

/** Adds bytes to a file of which exactly `offset` bytes have arrived. False if it has not. */
export async function appendPart(
  config: FileStores,
  file: UploadedFile,
  { offset, bytes }: { offset: number; bytes: Uint8Array },
): Promise<boolean> {
  if ((await measureUpload(config, file)).received !== offset) return false
  await openFirst(config).write(keyOf(file, offset), bytes)
  return true
}

/** The bytes of a file, part by part. Throws if a part is missing. */
export async function* readUpload(config: FileStores, file: UploadedFile): AsyncGenerator<unknown> {
  let offset = 0
  for (const { key, size } of await listParts(config, file)) {
    const part = key === keyOf(file, offset) ? await openFrom(config, key) : null
    if (!part) throw new Error('a part of an upload is missing')
    yield* part.content
    offset += size
  }
}

/** Removes the uploads of a run. */
export async function removeUploads(config: FileStores, id: string): Promise<void> {
  for await (const { key } of listFrom(config, `${uploads}${id}/`)) await removeFrom(config, key)
  // And its folder, with what an earlier release left there.
  await rm(path.join(config.dataDir, uploads, id), { recursive: true, force: true })
}

/** The IDs of the runs that have uploads. */
export async function listUploads(config: FileStores): Promise<string[]> {
  const ids = new Set(await readdir(path.join(config.dataDir, uploads)).catch(() => []))
  for await (const { key } of listFrom(config, uploads)) ids.add(key.split('/')[1] ?? '')
  return [...ids]
}

/** The bytes that new uploads could take if the earlier ones were gone; null if their store does not say. */
export async function measureUploadRoom(config: FileStores): Promise<number | null> {
  if (openFirst(config).folder === null) return null
  const room = await measureRoomOf(config.dataDir)
  if (!room) return null
  let free = room.free
  for await (const { size } of listFrom(config, uploads)) free += size
  return free
}
