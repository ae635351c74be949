import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { settingNames } from './config.ts'

/** What Node.js, its packages, the system and Docker Compose read from the environment. */
const others =
  /^(?:(?:NODE|UV|OPENSSL|SSL_CERT|LC|LD|MALLOC|VIPS|COMPOSE|DOCKER|POSTGRES)_[A-Z\d_]+|PG[A-Z]+|(?:HTTPS?|ALL|NO)_PROXY|TZ|LANG|LANGUAGE|PATH|HOME|USER|TMPDIR|TMP|TEMP|GLIBC_TUNABLES|DEBUG|(?:NO|FORCE)_COLOR)$/i

/** Names in the working directory's `.env` that no one is known to read, perhaps misspelled. */
export function findUnknownSettings(file = '.env'): string[] {
  if (!existsSync(file)) return []
  return Object.keys(parseEnv(readFileSync(file, 'utf8'))).filter(
    (name) => !settingNames.includes(name) && !others.test(name),
  )
}
