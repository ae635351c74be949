import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { settingNames } from './config.ts'

/** Names in the working directory's `.env` that are no settings, probably misspelled. Node.js has its own. */
export function findUnknownSettings(file = '.env'): string[] {
  if (!existsSync(file)) return []
  return Object.keys(parseEnv(readFileSync(file, 'utf8'))).filter(
    (name) => !settingNames.includes(name) && !name.startsWith('NODE_'),
  )
}
