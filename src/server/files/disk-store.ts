/** Files on the disk of this machine, in DATA_DIR. */
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FileStore, ListedKey, OpenFile } from './store.ts'

/** Opens the store of a data folder, whose folders are created by the first file. */
export function openDiskStore(dataDir: string): FileStore {
  const pathOf = (key: string) => path.join(dataDir, key)
  return {
    label: 'the disk',
    separateBy: 'Use another DATA_DIR.',
    folder: dataDir,
    async write(key, bytes) {
      const file = await prepareFolder(pathOf(key))
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
    },
    async writeStream(key, source, signal) {
      const file = await prepareFolder(pathOf(key))
      const unfinished = unfinishedOf(file)
      // Written over, if a process that was killed left one.
      const handle = await open(unfinished, 'w', 0o600)
      try {
        await pipeline(source, handle.createWriteStream({ flush: true }), { signal })
        await rename(unfinished, file)
        return (await stat(file)).size
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined)
        throw error
      }
    },
    read: (key) => readFile(pathOf(key)).catch(ignoreMissing),
    open: (key) => openFile(pathOf(key)),
    has: async (key) => (await stat(pathOf(key)).catch(() => null)) !== null,
    async remove(key) {
      await rm(unfinishedOf(pathOf(key)), { force: true })
      await rm(pathOf(key), { force: true })
    },
    list: (folder) => listFolder(dataDir, folder),
  }
}

const unfinishedOf = (file: string): string => {
  const { dir, name } = path.parse(file)
  return path.join(dir, `${name}.unfinished`)
}

async function prepareFolder(file: string): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  return file
}

async function openFile(file: string): Promise<OpenFile | null> {
  const handle = await open(file).catch(ignoreMissing)
  if (!handle) return null
  try {
    const { size } = await handle.stat()
    // A file that is still being written grows: readers get what its size says, as an archive needs it.
    if (size > 0) return { size, content: createReadStream('', { fd: handle, end: size - 1 }) }
    await handle.close()
    return { size, content: Readable.from([], { objectMode: false }) }
  } catch (error) {
    await handle.close()
    throw error
  }
}

async function* listFolder(dataDir: string, folder: string): AsyncGenerator<ListedKey> {
  const entries = await readdir(path.join(dataDir, folder), { withFileTypes: true }).catch(ignoreMissing)
  for (const entry of entries ?? []) {
    // A file left by a check of the disk is not ours to list.
    if (entry.name.startsWith('.')) continue
    const key = folder + entry.name
    if (entry.isDirectory()) yield* listFolder(dataDir, `${key}/`)
    const about = entry.isFile() ? await stat(path.join(dataDir, key)).catch(ignoreMissing) : null
    if (about) yield { key, size: about.size, writtenAt: about.mtime }
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
  return null
}
