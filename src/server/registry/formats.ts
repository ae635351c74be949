/** The three IRS file formats: the columns of a line, and which of them are stored. */
import { parse } from 'csv-parse/sync'
import type { RegisterFile } from '#domain/verification/register.ts'
import { isLocalDate } from '#domain/time/time.ts'
import { z } from '#contract/zod.ts'

/** The stored cells, in the order of the table's columns. Null is an empty cell. */
export type LineResult = { cells: readonly (string | null)[] } | { refusal: string } | 'blank'

export interface Format {
  /** The expected first line, or null if the file has no header. */
  header: string | null
  /** The columns of its table after ein, file and line. */
  columns: readonly string[]
  /** The EIN is the first cell. */
  read: (line: string) => LineResult
}

const bmfHeader =
  'EIN,NAME,ICO,STREET,CITY,STATE,ZIP,GROUP,SUBSECTION,AFFILIATION,CLASSIFICATION,RULING,DEDUCTIBILITY,FOUNDATION,ACTIVITY,ORGANIZATION,STATUS,TAX_PERIOD,ASSET_CD,INCOME_CD,FILING_REQ_CD,PF_FILING_REQ_CD,ACCT_PD,ASSET_AMT,INCOME_AMT,REVENUE_AMT,NTEE_CD,SORT_NAME'
const bmfNames = bmfHeader.split(',')

// ICO names a person ("% JANE DOE"), and a small organization's STREET may be someone's home. We do not store what
// the decision does not need.
const bmfColumns = [
  ['name', 'NAME'],
  ['sort_name', 'SORT_NAME'],
  ['city', 'CITY'],
  ['state', 'STATE'],
  ['zip', 'ZIP'],
  ['group_code', 'GROUP'],
  ['subsection', 'SUBSECTION'],
  ['affiliation', 'AFFILIATION'],
  ['foundation', 'FOUNDATION'],
  ['deductibility', 'DEDUCTIBILITY'],
  ['status', 'STATUS'],
  ['ruling', 'RULING'],
] as const
const bmfIndexes = ['EIN', ...bmfColumns.map(([, name]) => name)].map((name) => bmfNames.indexOf(name))

const isEin = (text: string) => /^\d{9}$/.test(text)
const noEin = { refusal: 'the EIN is not nine digits' }
const noName = { refusal: 'the name is empty' }
const wrongCellCount = (found: number, wanted: number) => ({
  refusal: `it has ${found} ${found === 1 ? 'field' : 'fields'} instead of ${wanted}`,
})
const table = z.array(z.array(z.string()))

function parseBmf(line: string): LineResult {
  if (line === '') return 'blank'
  const cells = splitCsv(line)
  if (cells === null) return { refusal: 'a quote is open or in the wrong place' }
  if (cells.length !== bmfNames.length) return wrongCellCount(cells.length, bmfNames.length)
  const kept = bmfIndexes.map((place) => cells[place]?.trim() ?? '')
  const [ein = '', name = ''] = kept
  if (!isEin(ein)) return noEin
  return name === '' ? noName : { cells: kept }
}

/**
 * In these files one line is one row, so an error stays within its line. The library parses only lines with quotes;
 * using it for all lines made a load seven times slower.
 */
function splitCsv(line: string): string[] | null {
  if (!line.includes('"')) return line.split(',')
  try {
    return table.parse(parse(line))[0] ?? null
  } catch {
    return null
  }
}

const pub78Fields = 6

function parsePub78(line: string): LineResult {
  if (line.trim() === '') return 'blank'
  const cells = line.split('|')
  const [ein = ''] = cells
  if (cells.length !== pub78Fields) return wrongCellCount(cells.length, pub78Fields)
  return isEin(ein) ? { cells: [ein, cells[5]?.trim() ?? ''] } : noEin
}

const revocationFields = 12

function parseRevocation(line: string): LineResult {
  if (line.trim() === '') return 'blank'
  const cells = line.split('|').map((cell) => cell.trim())
  if (cells.length !== revocationFields) return wrongCellCount(cells.length, revocationFields)
  const [ein = '', name = '', dba = ''] = cells
  if (!isEin(ein)) return noEin
  if (name === '') return noName
  const days = cells.slice(9).map(parseDay)
  const [revokedOn] = days
  if (!revokedOn || days.includes(undefined)) return { refusal: 'a date is not like 15-NOV-2011' }
  return { cells: [ein, name, dba, ...days.map((day) => day ?? null)] }
}

const months = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ')

/** DD-MON-YYYY as YYYY-MM-DD. Null if empty, undefined if invalid. */
function parseDay(text: string): string | null | undefined {
  if (text === '') return null
  const [, day = '', month = '', year = ''] = /^(\d\d)-([A-Z]{3})-(\d{4})$/i.exec(text) ?? []
  const number = months.indexOf(month.toUpperCase()) + 1
  const written = `${year}-${String(number).padStart(2, '0')}-${day}`
  return isLocalDate(written) ? written : undefined
}

export const formats: Record<RegisterFile, Format> = {
  bmf: { header: bmfHeader, columns: bmfColumns.map(([column]) => column), read: parseBmf },
  pub78: { header: null, columns: ['deductibility'], read: parsePub78 },
  revocations: {
    header: null,
    columns: ['name', 'dba', 'revoked_on', 'posted_on', 'reinstated_on'],
    read: parseRevocation,
  },
}
