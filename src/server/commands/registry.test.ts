import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { registryFiles, registryLoads } from '#server/db/tables/registry.ts'
import { useDatabase } from '#tests/support/running/database.ts'
import { useFolder } from '#tests/support/checks/imports.ts'
import {
  aBmf,
  aPub78,
  aRevocationFile,
  bmfLine,
  listRegistered,
  runRegistry,
} from '#tests/support/scenarios/registry.ts'

const database = useDatabase()
const folder = useFolder()

const [one, two] = [bmfLine('010000001', 'HARBOR LIGHT'), bmfLine('010000002', 'RIVER FRIENDS')]
const many = Array.from({ length: 10 }, (_, index) => bmfLine(`02000000${index}`, `NUMBER ${index}`))

const load = (...argv: string[]) => runRegistry(database, argv)
const bmf = (name: string, ...lines: string[]) => folder.write(name, aBmf(...lines))

beforeEach(async () => {
  await database.pool.query(
    'truncate registry_loads, registry_files, registry_bmf, registry_pub78, registry_revocations',
  )
})

describe('loading the register', () => {
  it('takes all three files, keeps EINs as text, and writes down what it loaded', async () => {
    const quoted = bmfLine('000000003', '"FRIENDS, OLD AND NEW"')
    const first = aBmf(one, quoted)
    const files = [
      '--bmf',
      await folder.write('eo1.csv', first),
      await bmf('eo2.csv', two),
      '--pub78',
      await folder.write('pub78.txt', aPub78('010000001', '010000002')),
      '--revocations',
      await folder.write('revoked.txt', aRevocationFile(['010000002', '15-NOV-2011', '16-MAY-2012'])),
    ]
    const { code, out, err } = await load(...files, '--as-of', '2026-09-08')
    expect([code, err]).toEqual([0, expect.not.stringContaining('rejected')])
    expect(out).toContain(
      'eo1.csv: 2 rows of 2026-09-08, 0 rejected.\neo2.csv: 1 row of 2026-09-08, 0 rejected.',
    )
    expect(await listRegistered(database)).toEqual([
      '000000003 FRIENDS, OLD AND NEW',
      '010000001 HARBOR LIGHT',
      '010000002 RIVER FRIENDS',
    ])
    const { rows } = await database.pool.query('select * from registry_revocations')
    expect(rows).toMatchObject([
      { ein: '010000002', revoked_on: '2011-11-15', posted_on: '2011-12-11', reinstated_on: '2012-05-16' },
    ])
    const history = await database.db.select().from(registryFiles).orderBy(registryFiles.name)
    expect(history).toMatchObject([
      {
        kind: 'bmf',
        file: 0,
        name: 'eo1.csv',
        rows: 2,
        rejected: 0,
        postedOn: '2026-09-08',
        isPartial: false,
        sha256: createHash('sha256').update(first).digest('hex'),
      },
      { kind: 'bmf', file: 1, name: 'eo2.csv', rows: 1 },
      { kind: 'pub78', name: 'pub78.txt', rows: 2 },
      { kind: 'revocations', name: 'revoked.txt', rows: 1 },
    ])
    expect(await database.db.$count(registryLoads)).toBe(1)
  })

  it('keeps no names of persons and no streets', async () => {
    await load('--bmf', await bmf('eo1.csv', one))
    const { rows } = await database.pool.query('select to_jsonb(r)::text as row from registry_bmf r')
    expect(rows[0].row).toContain('HARBOR LIGHT')
    expect(rows[0].row).not.toMatch(/DOE|HOME/)
  })

  it('replaces the kinds that are named and leaves the others', async () => {
    await load(
      '--bmf',
      await bmf('eo1.csv', one),
      '--pub78',
      await folder.write('p.txt', aPub78('010000001')),
    )
    await load('--bmf', await bmf('eo1.csv', two))
    expect(await listRegistered(database)).toEqual(['010000002 RIVER FRIENDS'])
    expect((await database.pool.query('select ein from registry_pub78')).rows).toEqual([{ ein: '010000001' }])
  })

  it('reports rejected rows with their lines and why, and takes the others', async () => {
    const file = await bmf(
      'eo1.csv',
      one,
      '12345,SHORT',
      two,
      bmfLine('01000000X', 'LETTER'),
      bmfLine('010000009', '"OPEN'),
    )
    const { code, out, err } = await load('--bmf', file)
    expect(code).toBe(0)
    expect(err.match(/eo1.csv:.*rejected.*/g)).toEqual([
      'eo1.csv:3: rejected: it has 2 fields instead of 28',
      'eo1.csv:5: rejected: the EIN is not nine digits',
      'eo1.csv:6: rejected: a quote is open or in the wrong place',
    ])
    expect(out).toContain('eo1.csv: 2 rows of ')
    expect(out).toContain(', 3 rejected.')
    expect(await listRegistered(database)).toHaveLength(2)
  })

  it('reports invalid dates, and takes what COPY would misread as it is written', async () => {
    await load('--bmf', await bmf('eo1.csv', bmfLine('010000001', String.raw`BACK\SLASH\N`)))
    expect(await listRegistered(database)).toEqual([String.raw`010000001 BACK\SLASH\N`])
    const revoked = aRevocationFile(
      ['010000001', '31-FEB-2011'],
      ['010000002', ''],
      ['010000003', '01-MAR-2012'],
    )
    const { err } = await load('--revocations', await folder.write('r.txt', revoked))
    expect(err.match(/r.txt:.*/g)).toEqual([
      'r.txt:3: rejected: a date is not like 15-NOV-2011',
      'r.txt:4: rejected: a date is not like 15-NOV-2011',
    ])
  })

  it('counts and changes nothing when it is run dry', async () => {
    const { code, out } = await load('--bmf', await bmf('eo1.csv', one), '--dry-run')
    expect([code, out]).toEqual([0, expect.stringContaining('eo1.csv: 1 row')])
    expect(await listRegistered(database)).toEqual([])
    expect(await database.db.$count(registryLoads)).toBe(0)
  })
})

describe('what would spoil the register', () => {
  beforeEach(async () => {
    await load('--bmf', await bmf('eo1.csv', ...many))
  })

  const wrongHeader = aBmf(one).replace('NAME,ICO', 'ICO,NAME')
  const broken = Array.from({ length: 11 }, () => 'broken')
  it.each([
    ['another header', wrongHeader, 'does not start with the header'],
    ['no row', aBmf(), 'has no readable rows'],
    ['rows that are cut off', `${aBmf(...many)}010000001,HAR`, 'is cut off in its last line'],
    ['many broken rows', aBmf(...many, ...broken), '11 of 21 rows are unreadable'],
    ['a line without an end', `${aBmf(...many)}${'x'.repeat(600_000)}`, 'a line of more than'],
    ['fewer than 80 % of the rows', aBmf(...many.slice(0, 7)), '7 rows are fewer than 80% of the 10'],
  ])('a file with %s is refused and changes nothing', async (_, text, notified) => {
    const { code, err } = await load('--bmf', await folder.write('eo1.csv', text))
    expect(err).toContain(notified)
    expect(code).toBe(1)
    expect(await listRegistered(database)).toHaveLength(10)
    expect(await database.db.$count(registryLoads)).toBe(1)
  })

  it('a file with 80 % of the rows is taken, and with fewer when it is a part on purpose', async () => {
    expect(await load('--bmf', await bmf('eo1.csv', ...many.slice(0, 8)))).toMatchObject({ code: 0 })
    expect(await load('--bmf', await bmf('eo1.csv', one), '--partial')).toMatchObject({ code: 0 })
    expect(await listRegistered(database)).toHaveLength(1)
  })

  it.each([
    [[], 'Name a file'],
    [['--bmf'], '--bmf needs a value'],
    [['--pub78', 'a', 'b'], '"b" has no option'],
    [['--bmf', 'a', '--as-of', '2026-13-01'], 'is not a date'],
    [['--bmf', 'a', '--as-of', '2199-01-01'], 'is in the future'],
    [['--bmf', 'a', '--parts'], 'Unknown option --parts'],
  ])('the words %j are refused', async (argv, notified) => {
    expect(await load(...argv)).toMatchObject({ code: 2, err: expect.stringContaining(notified) })
  })

  it('a file that is not there is refused before anything begins', async () => {
    const { code, err } = await load('--bmf', 'nowhere.csv')
    expect([code, err]).toEqual([1, expect.stringContaining('nowhere.csv. Nothing was changed.')])
  })
})
