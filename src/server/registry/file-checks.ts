/** What a whole register file must be like. */
import type { RegisterFile } from '#domain/verification/register.ts'
import { startupError } from '#server/config/config.ts'
import type { Format } from './formats.ts'
import type { FileRecord } from './load-queries.ts'

const byteOrderMark = '\uFEFF'

/** Refuses a file with another header than that of its format. */
export function checkHeader(line: string, { header }: Format, name: string): void {
  if (line.replace(byteOrderMark, '').trimEnd() === header) return
  throw startupError(
    `${name} does not start with the header of the Business Master File (EIN,NAME,ICO,… 28 columns). Nothing was changed.`,
  )
}

/** Rejected rows that a file may always have, and the share allowed beyond that. */
const toleratedRows = 10
const toleratedShare = 0.01

/** Refuses a file that has no readable rows, is cut off, or has too many unreadable ones. */
export function checkComplete(
  name: string,
  { rows, rejected, isCutOff }: { rows: number; rejected: number; isCutOff: boolean },
): void {
  if (rows === 0) throw startupError(`${name} has no readable rows. Nothing was changed.`)
  if (isCutOff) throw startupError(`${name} is cut off in its last line. Nothing was changed.`)
  if (rejected > Math.max(toleratedRows, toleratedShare * (rows + rejected))) {
    throw startupError(
      `${name} is broken: ${rejected} of ${rows + rejected} rows are unreadable. Nothing was changed.`,
    )
  }
}

/** The minimum share of the previously loaded rows that a complete file must have. */
const minShare = 0.8

/** As the screen calls them. */
const fileNames: Record<RegisterFile, string> = {
  bmf: 'Business Master File',
  pub78: 'Publication 78',
  revocations: 'Automatic revocations',
}

const format = (count: number) => count.toLocaleString('en-US')

/** Refuses files with far fewer rows than were loaded before. */
export function checkShare(kind: RegisterFile, files: readonly FileRecord[], before: number): void {
  const rows = files.reduce((sum, file) => sum + file.rows, 0)
  if (rows >= before * minShare) return
  throw startupError(
    `${fileNames[kind]}: ${format(rows)} rows are fewer than 80% of the ${format(before)} loaded before. If the files are only part of the register, check “These files are only part of the register”, or add --partial to the command. Nothing was changed.`,
  )
}
