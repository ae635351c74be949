import { accessSync, constants, existsSync, mkdirSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { startupError } from './config.ts'

/** Creates the data folder and returns its real path; throws a startup error if it is not writable. */
export function openDataFolder(folder: string): string {
  try {
    // Other users may traverse the folder: if started by root, the server works in it as another user.
    createFolder(path.resolve(folder), 0o711)
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return realpathSync(folder)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    throw startupError(
      `The data folder ${folder} is not writable (${reason}). Make it writable, or set DATA_DIR to another folder.`,
      error,
    )
  }
}

/**
 * Creates a folder and those it is in, one by one: with `recursive`, Node.js tries forever where the file system takes no folder,
 * such as in /proc.
 */
export function createFolder(folder: string, mode: number): void {
  try {
    mkdirSync(folder, { mode })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'EEXIST' && statSync(folder).isDirectory()) return
    const parent = path.dirname(folder)
    if (code !== 'ENOENT' || existsSync(parent)) throw error
    createFolder(parent, mode)
    createFolder(folder, mode)
  }
}
