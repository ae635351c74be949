import { describe, expect, it } from 'vitest'
import { parseCsv } from './csv.ts'
import { parseJsonLines } from './json-lines.ts'
import type { SourceRow } from './rows.ts'

/** The bytes in chunks of the given size, as a disk might return them. */
async function* cut(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const pieces = [1 << 16, 7, 5]
const longest = 1000

async function readAll(rows: AsyncIterable<SourceRow>): Promise<[number, unknown][]> {
  const all: [number, unknown][] = []
  for await (const row of rows) all.push([row.line, 'record' in row ? row.record : row.refusal])
  return all
}

const endless =
  'starts a row that does not end (an open quote, or more than 1000 bytes). The rest was not read'

describe('reading JSON Lines', () => {
  const bytes = Buffer.concat([
    Buffer.from('\uFEFF{"externalId":"1","title":"é"}\r\n\n{"externalId":\n[1]\n'),
    Buffer.from([0x22, 0xff, 0x22, 0x0a]),
    Buffer.from(`{"title":"${'x'.repeat(longest)}"}\n{"externalId":"2"}`),
  ])

  it.each(pieces)(
    'the JSON Lines reader reports each invalid line by its number, in chunks of %i bytes',
    async (size) => {
      expect(await readAll(parseJsonLines(cut(bytes, size), longest))).toEqual([
        [1, { externalId: '1', title: 'é' }],
        [3, 'is not readable as JSON'],
        [4, 'is not a JSON object'],
        [5, 'is not UTF-8 text'],
        [6, 'is longer than 1000 bytes'],
        [7, { externalId: '2' }],
      ])
    },
  )
})

describe('reading CSV', () => {
  const text = [
    '"externalId",title,requiredSkills,isRemote,hoursPerWeek',
    '1,"a',
    'b",Design; Legal |Grant Writing,yes,5',
    '2,"é ""q""",y,no,2.5,w',
    '',
    '',
    '3,a"b,,perhaps,five',
    '',
  ]
  it.each(pieces.flatMap((size) => ['\n', '\r\n'].map((end) => [size, end] as const)))(
    'the CSV reader converts lists, numbers and booleans and counts lines, in chunks of %i bytes with %j',
    async (size, end) => {
      const bytes = Buffer.concat([
        Buffer.from(`\uFEFF${text.join(end)}`),
        Buffer.from([0x34, 0x2c, 0xff]),
        Buffer.from(`${end}5,d${end}6,"open${end}7,e${end}`),
      ])
      expect(await readAll(parseCsv(cut(bytes, size), longest))).toEqual([
        [
          2,
          {
            externalId: '1',
            title: `a${end}b`,
            requiredSkills: ['Design', ' Legal ', 'Grant Writing'],
            isRemote: true,
            hoursPerWeek: 5,
          },
        ],
        [4, 'has 6 cells where the header names 5'],
        [7, { externalId: '3', title: 'a"b', isRemote: 'perhaps', hoursPerWeek: 'five' }],
        [8, 'is not UTF-8 text'],
        [9, { externalId: '5', title: 'd' }],
        [10, endless],
      ])
    },
  )

  it('the CSV reader stops at a row that is too long and keeps the rows before it', async () => {
    const bytes = Buffer.from(`externalId,title\n1,ok\n2,"${'x'.repeat(3 * longest)}"\n3,ok\n`)
    expect(await readAll(parseCsv(cut(bytes, 100), longest))).toEqual([
      [2, { externalId: '1', title: 'ok' }],
      [3, endless],
    ])
  })

  it('the CSV reader requires a header that names externalId, with each column once', async () => {
    const read = (header: string) => readAll(parseCsv(cut(Buffer.from(`${header}\n1,2\n`), 100), longest))
    await expect(read('id,title')).rejects.toThrow('externalId among them')
    await expect(read('externalId;title')).rejects.toThrow('with commas')
    await expect(read('externalId,title,title')).rejects.toThrow('names the column title twice')
  })

  it('the CSV reader finds no rows in an empty file', async () => {
    expect(await readAll(parseCsv(cut(Buffer.alloc(0), 1), longest))).toEqual([])
  })
})
