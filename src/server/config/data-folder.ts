import { accessSync, constants, mkdirSync, realpathSync } from 'node:fs'
import { startupError } from './config.ts'

/** Creates the data folder and returns its real path; throws a startup error if it is not writable. */
export function openDataFolder(folder: string): string {
  try {
    // Other users may traverse the folder: if started by root, the server works in it as another user.
    mkdirSync(folder, { recursive: true, mode: 0o711 })
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
