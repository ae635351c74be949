/** Parses the keys of `SECRETS`: "v2:key,v1:key". */
import { readFileSync } from 'node:fs'
import { z } from 'zod'

const secretsText = 'must be versions and keys such as v2:…,v1:…, each key of at least 32 characters'
/** The signing keys, newest first. */
export const secrets = z.string().transform((text, check): readonly Secret[] => {
  const parsed = parseSecrets(text)
  if (!parsed) check.addIssue(secretsText)
  return parsed ?? []
})

export interface Secret {
  version: string
  key: string
}

/** Parses "v2:key,v1:key": the first key signs, all of them verify. Null if the text is malformed. */
export function parseSecrets(text: string): readonly Secret[] | null {
  const parts = text.trim().split(',')
  const read = parts.map((part) => /^(v\d+):(\S{32,})$/.exec(part.trim()))
  const versions = new Set(read.map((match) => match?.[1]))
  if (versions.size !== parts.length) return null
  return read.every((match) => match !== null)
    ? read.map(([, version = '', key = '']) => ({ version, key }))
    : null
}

/** The keys in the file of the setting `SECRETS_FILE`, or the sentence that says why there are none. */
export function readSecretsFile(file: string): readonly Secret[] | string {
  try {
    const found = parseSecrets(readFileSync(file, 'utf8'))
    return found ?? `The file in the setting SECRETS_FILE ${secretsText.replace('be', 'contain')}.`
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    return `The file in the setting SECRETS_FILE, ${file}, cannot be read (${reason}).`
  }
}
