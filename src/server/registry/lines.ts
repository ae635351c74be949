/** A file as a stream of lines. Never holds the whole file in memory. */
import { createHash, type Hash } from 'node:crypto'
import { StringDecoder } from 'node:string_decoder'
import { startupError } from '#server/config/config.ts'
import type { RegisterInput } from './input.ts'

/** Maximum characters per line. A file with a longer line is not a register file. */
const longestLine = 64 * 1024

export interface Lines {
  /** Complete lines without line breaks, in file order. */
  lines: string[]
  /** Bytes read so far. */
  bytes: number
  /** The last line has no line break, so the file may be cut off. */
  isUnterminated: boolean
}

/**
 * Reads a file in chunks of whole lines and updates `hash` with its bytes. The consumer pulls the next chunk when it
 * is ready.
 */
export async function* readLines({ name, open }: RegisterInput, hash: Hash): AsyncGenerator<Lines> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  let bytes = 0
  for await (const chunk of open()) {
    if (!Buffer.isBuffer(chunk)) throw new Error('a file was not read as bytes')
    hash.update(chunk)
    bytes += chunk.length
    const lines = (rest + decoder.write(chunk)).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > longestLine)
      throw startupError(`${name} has a line of more than ${longestLine} characters.`)
    yield { lines: lines.map(trimEnd), bytes, isUnterminated: false }
  }
  rest += decoder.end()
  if (rest !== '') yield { lines: [trimEnd(rest)], bytes, isUnterminated: true }
}

const trimEnd = (line: string) => (line.endsWith('\r') ? line.slice(0, -1) : line)

/** The hash that identifies a loaded file. */
export const openHash = () => createHash('sha256')
