/** A file as lines, one after the other; never the whole of it in memory. */
import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { StringDecoder } from 'node:string_decoder'
import { startupError } from '#server/config.ts'

/** Characters of one line; a file with a longer one is none of the registers. */
const longestLine = 64 * 1024

export interface Lines {
  /** Its lines without their ends, beginning with the first one. */
  lines: string[]
  /** Bytes read so far. */
  bytes: number
  /** The last line, which no line end follows: the file may have been cut off in it. */
  endsOpen: boolean
}

/** Reads a file in pieces of whole lines; `hash` is fed with its bytes. The caller asks for the next piece when it can take it. */
export async function* readLines(file: string, hash: Hash): AsyncGenerator<Lines> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  let bytes = 0
  for await (const chunk of createReadStream(file, { highWaterMark: 256 * 1024 })) {
    if (!Buffer.isBuffer(chunk)) throw new Error('a file was not read as bytes')
    hash.update(chunk)
    bytes += chunk.length
    const lines = (rest + decoder.write(chunk)).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > longestLine)
      throw startupError(`${file} has a line of more than ${longestLine} characters.`)
    yield { lines: lines.map(trimEnd), bytes, endsOpen: false }
  }
  rest += decoder.end()
  if (rest !== '') yield { lines: [trimEnd(rest)], bytes, endsOpen: true }
}

const trimEnd = (line: string) => (line.endsWith('\r') ? line.slice(0, -1) : line)

/** The sum by which a loaded file is known again. */
export const openHash = () => createHash('sha256')
