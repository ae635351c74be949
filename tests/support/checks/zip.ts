/** Reads a zip as programs do that unpack one: by the list at its end. */
import { inflateRawSync } from 'node:zlib'

/** The files of a zip, by their paths in its order. Throws if it is damaged. */
export function unzip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end < 0) throw new Error('the zip has no end')
  const count = zip.readUInt16LE(end + 10)
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let number = 0; number < count; number += 1) {
    const method = zip.readUInt16LE(at + 10)
    const compressed = zip.readUInt32LE(at + 20)
    const size = zip.readUInt32LE(at + 24)
    const nameLength = zip.readUInt16LE(at + 28)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(start, start + compressed)
    const content = method === 0 ? bytes : inflateRawSync(bytes)
    if (content.length !== size) throw new Error(`${name} is damaged`)
    files.set(name, content)
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return files
}
