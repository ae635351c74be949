/** Uploaded images on the disk: DATA_DIR/uploads/images, a folder for each first two letters of their names. */
import { mkdir, open, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '#server/config.ts'

/** Where everything that people upload lies; backups take all of it. */
export const uploadsFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => path.join(dataDir, 'uploads')

const placeOf = (config: Config, name: string) =>
  path.join(uploadsFolder(config), 'images', name.slice(0, 2), `${name}.webp`)

/** Writes a new file, on the disk when it resolves; throws the system's error and leaves nothing behind then. */
export async function writeImage(config: Config, name: string, bytes: Uint8Array): Promise<void> {
  const file = placeOf(config, name)
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
export async function readImage(config: Config, name: string): Promise<Buffer | null> {
  return readFile(placeOf(config, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
    throw error
  })
}

/** Removes a file; one that is gone already is fine. */
export async function removeImage(config: Config, name: string): Promise<void> {
  await rm(placeOf(config, name), { force: true })
}
