// Compresses the built files once, so that requests do not have to: writes FILE.br and FILE.gz beside FILE.
import { readFile, readdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Other formats are already compressed. */
const compressible = /\.(js|css|svg|webmanifest|txt)$/
/** Below this many bytes, compression is not worth its header. */
const smallest = 1024

const encodings = [
  { extension: '.br', compress: promisify(brotliCompress), options: brotliOptions },
  { extension: '.gz', compress: promisify(gzip), options: () => ({ level: constants.Z_BEST_COMPRESSION }) },
]

function brotliOptions(size) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    },
  }
}

/** Writes compressed versions of the files in a folder and its subfolders. */
export async function compressFiles(folder) {
  const names = await readdir(folder, { recursive: true })
  const files = names.filter((name) => compressible.test(name)).map((name) => path.join(folder, name))
  await Promise.all(files.map(compressFile))
}

async function compressFile(file) {
  if ((await stat(file)).size < smallest) return
  const content = await readFile(file)
  for (const { extension, compress, options } of encodings) {
    await writeFile(`${file}${extension}`, await compress(content, options(content.length)))
  }
}
