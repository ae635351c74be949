/**
 * Data exports on disk, in DATA_DIR/exports. They are apart from the uploads, because backups include all of those and
 * would keep an export longer than its person was promised.
 */
import { createReadStream, type ReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '#server/config/config.ts'

type Place = Pick<Config, 'dataDir'>

const exportsFolder = ({ dataDir }: Place): string => path.join(dataDir, 'exports')
const placeOf = (config: Place, name: string) => path.join(exportsFolder(config), `${name}.zip`)
const unfinishedOf = (config: Place, name: string) => path.join(exportsFolder(config), `${name}.unfinished`)

/** Opens a new file for an export. It is no export before `placeExport`. */
export async function openUnfinished(config: Place, name: string): Promise<FileHandle> {
  await mkdir(exportsFolder(config), { recursive: true, mode: 0o700 })
  return open(unfinishedOf(config, name), 'wx', 0o600)
}

/** Gives a finished file its final name. Returns its size in bytes. */
export async function placeExport(config: Place, name: string): Promise<number> {
  await rename(unfinishedOf(config, name), placeOf(config, name))
  return (await stat(placeOf(config, name))).size
}

/** A stream of an export, which keeps going if the file is removed meanwhile; null if there is no file. */
export async function openExport(config: Place, name: string): Promise<ReadStream | null> {
  const handle = await open(placeOf(config, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return handle && createReadStream('', { fd: handle })
}

/** Whether a finished export is on disk. */
export async function hasExport(config: Place, name: string): Promise<boolean> {
  return (await stat(placeOf(config, name)).catch(() => null)) !== null
}

/** Removes an export, finished or not. Does nothing if it is already gone. */
export async function removeExport(config: Place, name: string): Promise<void> {
  await rm(unfinishedOf(config, name), { force: true })
  await rm(placeOf(config, name), { force: true })
}

/** The names of all exports on disk with the time they were last written, finished or not. */
export async function listExportsOnDisk(config: Place): Promise<{ name: string; writtenAt: Date }[]> {
  const folder = exportsFolder(config)
  const names = await readdir(folder).catch(() => [])
  const found = await Promise.all(
    names.map(async (file) => {
      const about = await stat(path.join(folder, file)).catch(() => null)
      return about && { name: path.parse(file).name, writtenAt: about.mtime }
    }),
  )
  return found.flatMap((file) => file ?? [])
}
