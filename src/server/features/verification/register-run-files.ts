/** The files of register loads on disk: uploads in parts, and those that operators put on the server. */
import { mkdir, open, readdir, realpath, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { isFileName, type RegisterRunFile } from '#domain/verification/register-runs.ts'
import type { Config } from '#server/config/config.ts'
import { measureRoomOf } from '#server/files/write-check.ts'

type Place = Pick<Config, 'dataDir'>

/** Where operators put register files; only files directly in it can be loaded. */
export const serverFolder = ({ dataDir }: Place): string => path.join(dataDir, 'registers')
const uploads = ({ dataDir }: Place): string => path.join(dataDir, 'register-uploads')

/** The path of one of a run's files. */
export function pathOf(config: Place, id: string, file: Pick<RegisterRunFile, 'name' | 'source'>): string {
  if (!isFileName(file.name)) throw new Error('a stored file name is a path')
  return file.source === 'server'
    ? path.join(serverFolder(config), file.name)
    : path.join(uploads(config), id, file.name)
}

/** The bytes of a file on disk; 0 if there is none. */
export async function measureFile(file: string): Promise<number> {
  return (await stat(file).catch(() => null))?.size ?? 0
}

/** The files on the server, by name. Links to elsewhere are left out. */
export async function listServerFiles(config: Place): Promise<{ name: string; size: number }[]> {
  const folder = serverFolder(config)
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile() && isFileName(entry.name))
  const listed = await Promise.all(
    files.map(async ({ name }) => ({ name, size: await measureFile(path.join(folder, name)) })),
  )
  return listed.filter(({ size }) => size > 0).toSorted((a, b) => a.name.localeCompare(b.name))
}

/** Whether a file is still directly in the folder of the server. */
export async function isOnServer(config: Place, name: string): Promise<boolean> {
  if (!isFileName(name)) return false
  const folder = await realpath(serverFolder(config)).catch(() => null)
  const file = await realpath(path.join(serverFolder(config), name)).catch(() => null)
  return folder !== null && file === path.join(folder, name) && (await stat(file)).isFile()
}

/** Adds bytes to a file that has exactly `offset` bytes. False if it has not. */
export async function appendPart(file: string, offset: number, bytes: Uint8Array): Promise<boolean> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const handle = await open(file, 'a', 0o600)
  try {
    if ((await handle.stat()).size !== offset) return false
    await handle.writeFile(bytes)
    await handle.sync()
    return true
  } finally {
    await handle.close()
  }
}

/** Removes the uploads of a run. */
export async function removeUploads(config: Place, id: string): Promise<void> {
  await rm(path.join(uploads(config), id), { recursive: true, force: true })
}

/** The IDs of the runs that have uploads. */
export const listUploads = (config: Place): Promise<string[]> => readdir(uploads(config)).catch(() => [])

/** The bytes that new uploads could take if the earlier ones were gone; null if the disk does not say. */
export async function measureUploadRoom(config: Place): Promise<number | null> {
  const folder = uploads(config)
  const room = await measureRoomOf((await isThere(folder)) ? folder : config.dataDir)
  if (!room) return null
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const sizes = await Promise.all(names.map((name) => measureFile(path.join(folder, name))))
  return sizes.reduce((sum, size) => sum + size, room.free)
}

const isThere = async (folder: string) => (await stat(folder).catch(() => null)) !== null
