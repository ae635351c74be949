/** The three files of the IRS: what a line holds, and what of it is kept. */
import { parse } from 'csv-parse/sync'
import type { RegisterFile } from '#domain/register.ts'
import { isLocalDate } from '#domain/time.ts'
import { z } from '#contract/zod.ts'

/** The cells that are kept, in the order of the table's columns; null is an empty one. */
export type Reading = { cells: readonly (string | null)[] } | { refusal: string } | 'blank'

export interface Format {
  /** What the first line must say; null where the file has no header. */
  header: string | null
  /** The columns of its table behind ein, file and line. */
  columns: readonly string[]
  /** Answers the EIN first. */
  read: (line: string) => Reading
}

const bmfHeader =
  'EIN,NAME,ICO,STREET,CITY,STATE,ZIP,GROUP,SUBSECTION,AFFILIATION,CLASSIFICATION,RULING,DEDUCTIBILITY,FOUNDATION,ACTIVITY,ORGANIZATION,STATUS,TAX_PERIOD,ASSET_CD,INCOME_CD,FILING_REQ_CD,PF_FILING_REQ_CD,ACCT_PD,ASSET_AMT,INCOME_AMT,REVENUE_AMT,NTEE_CD,SORT_NAME'
const bmfNames = bmfHeader.split(',')

// ICO names a person ("% JANE DOE"), and a small organization's STREET may be somebody's home: what the decision does not
// need is not stored.
const bmfKept = [
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
const bmfPlaces = ['EIN', ...bmfKept.map(([, name]) => name)].map((name) => bmfNames.indexOf(name))

const isEin = (text: string) => /^\d{9}$/.test(text)
const noEin = { refusal: 'the EIN is not nine digits' }
const noName = { refusal: 'the name is empty' }
const tellCells = (found: number, wanted: number) => ({
  refusal: `it has ${found} ${found === 1 ? 'field' : 'fields'} instead of ${wanted}`,
})
const table = z.array(z.array(z.string()))

function readBmf(line: string): Reading {
  if (line === '') return 'blank'
  const cells = splitCsv(line)
  if (cells === null) return { refusal: 'a quote is open or in the wrong place' }
  if (cells.length !== bmfNames.length) return tellCells(cells.length, bmfNames.length)
  const kept = bmfPlaces.map((place) => cells[place]?.trim() ?? '')
  const [ein = '', name = ''] = kept
  if (!isEin(ein)) return noEin
  return name === '' ? noName : { cells: kept }
}

/**
 * One line is one row in these files, so a fault stays in its line. The library takes those with quotes; to give it all of
 * them made a load seven times as long.
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

function readPub78(line: string): Reading {
  if (line.trim() === '') return 'blank'
  const cells = line.split('|')
  const [ein = ''] = cells
  if (cells.length !== pub78Fields) return tellCells(cells.length, pub78Fields)
  return isEin(ein) ? { cells: [ein, cells[5]?.trim() ?? ''] } : noEin
}

const revocationFields = 12

function readRevocation(line: string): Reading {
  if (line.trim() === '') return 'blank'
  const cells = line.split('|').map((cell) => cell.trim())
  if (cells.length !== revocationFields) return tellCells(cells.length, revocationFields)
  const [ein = '', name = '', dba = ''] = cells
  if (!isEin(ein)) return noEin
  if (name === '') return noName
  const days = cells.slice(9).map(readDay)
  const [revokedOn] = days
  if (!revokedOn || days.includes(undefined)) return { refusal: 'a date is not like 15-NOV-2011' }
  return { cells: [ein, name, dba, ...days.map((day) => day ?? null)] }
}

const months = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ')

/** DD-MON-YYYY as YYYY-MM-DD; null for an empty one, undefined for what is none. */
function readDay(text: string): string | null | undefined {
  if (text === '') return null
  const [, day = '', month = '', year = ''] = /^(\d\d)-([A-Z]{3})-(\d{4})$/i.exec(text) ?? []
  const number = months.indexOf(month.toUpperCase()) + 1
  const written = `${year}-${String(number).padStart(2, '0')}-${day}`
  return isLocalDate(written) ? written : undefined
}

export const formats: Record<RegisterFile, Format> = {
  bmf: { header: bmfHeader, columns: bmfKept.map(([column]) => column), read: readBmf },
  pub78: { header: null, columns: ['deductibility'], read: readPub78 },
  revocations: {
    header: null,
    columns: ['name', 'dba', 'revoked_on', 'posted_on', 'reinstated_on'],
    read: readRevocation,
  },
}
