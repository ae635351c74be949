/** Writes the zip of an export, without ever holding all of it in memory. */
import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { nameExportedFile } from '#domain/personal-data/exports.ts'
import { transact } from '#server/db/db.ts'
import { languageOf } from '#server/email/language.ts'
import { endingOf, openStored, type StoredFile } from '#server/files/stored.ts'
import { removeExport, saveExport } from '#server/files/exports.ts'
import { permanentError, type JobContext } from '#server/jobs/job.ts'
import { collectIds, writeData, type ListedFile } from './export-data.ts'
import { writePage } from './export-page.ts'
import * as queries from './export-queries.ts'

/** Adds one file to the zip; resolves when all of it was read. */
type Add = (path: string, content: Readable, options: { compress: boolean }) => Promise<void>

/** Writes and stores the export of a person. Returns the name and size of the file; on failure, nothing stays. */
export async function writeExport(ctx: JobContext, userId: string): Promise<{ name: string; size: number }> {
  const name = randomBytes(16).toString('hex')
  try {
    const size = await writeZip(ctx, name, async (add) => {
      for (const stored of await writeRows(ctx, userId, add)) {
        const content = await openStored(ctx.config, stored)
        // It was removed since. Pictures and PDFs are compressed already.
        if (content) await add(stored.path, content, { compress: false })
      }
    })
    return { name, size }
  } catch (error) {
    await removeExport(ctx.config, name).catch(() => undefined)
    throw error
  }
}

async function writeZip(
  { config, now, signal }: JobContext,
  name: string,
  fill: (add: Add) => Promise<void>,
): Promise<number> {
  const zip = new ZipFile()
  const failing = new AbortController()
  const written = saveExport(config, name, {
    source: Readable.from(zip.outputStream, { objectMode: false }),
    signal: AbortSignal.any([signal, failing.signal]),
  })
  // The caller that adds a file sees its error; without a listener it would end the process.
  zip.on('error', () => undefined)
  written.catch(() => undefined)
  const add: Add = async (path, content, { compress }) => {
    zip.addReadStream(content, path, { mtime: now, compress })
    try {
      await Promise.race([finished(content), written])
    } finally {
      content.destroy()
    }
  }
  try {
    await fill(add)
  } catch (error) {
    failing.abort(error)
    await written.catch(() => undefined)
    throw error
  }
  zip.end()
  return written
}

type ExportedFile = ListedFile & StoredFile

/** Adds the data and the page, read from one state of the database. Returns the files to add. */
async function writeRows(ctx: JobContext, userId: string, add: Add): Promise<ExportedFile[]> {
  return transact(ctx.db, async (db) => {
    await queries.beginSnapshot(db)
    const person = await queries.findPerson(db, userId)
    if (!person) throw permanentError('the account is gone')
    const files = nameFiles(await queries.listExportedFiles(db, person))
    const listed = files.map(({ path, kind, size, createdAt }) => ({ path, kind, size, createdAt }))
    const { ids, add: onRow } = collectIds()
    const data = writeData(db, { person, files: listed, now: ctx.now, onRow, ids })
    await add('data.json', Readable.from(data), { compress: true })
    const names = new Map(Object.values(await queries.listNames(db, ids)).flatMap(Object.entries<string>))
    const page = writePage({
      person,
      language: languageOf(person, ctx.config),
      now: ctx.now,
      files: listed,
      names,
      read: (part) => queries.listPart(db, part, person),
    })
    await add('index.html', Readable.from(page), { compress: true })
    return files
  })
}

const folders = {
  avatar: 'pictures',
  logo: 'pictures',
  document: 'documents',
  attachment: 'attachments',
} as const

/** Where each file is in the zip. */
function nameFiles(stored: readonly queries.UploadedFile[]): ExportedFile[] {
  const taken = { pictures: new Set<string>(), documents: new Set<string>(), attachments: new Set<string>() }
  return stored.map((file) => {
    const folder = folders[file.purpose]
    const title = file.title ?? file.documentKind ?? file.purpose
    const name = nameExportedFile(title, endingOf(file.mediaType), taken[folder])
    return { ...file, kind: file.purpose, path: `files/${folder}/${name}` }
  })
}
