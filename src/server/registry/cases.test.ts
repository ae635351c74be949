import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from '#contract/zod.ts'
import { branchOf, compareWithRow, formatRowName } from '#domain/verification/branches.ts'
import { identifyingNames } from '#domain/verification/sort-names.ts'
import { useDatabase } from '#tests/support/running/database.ts'
import { runRegistry } from '#tests/support/scenarios/registry.ts'
import { checkEin } from './check.ts'
import { findRows } from './find-queries.ts'

const sample = fileURLToPath(new URL('../../../../shared/data/registry/', import.meta.url))
// Without it the run of a single person continues; a counting run must not.
const hasSample = existsSync(sample) || process.env['CI'] === 'true'
if (!hasSample) process.stderr.write(`The tests of the real register did not run: ${sample} is missing.\n`)

const files = [
  '--bmf',
  'eo_bmf_sample.csv',
  '--pub78',
  'pub78_sample.txt',
  '--revocations',
  'revocation_sample.txt',
]
const argv = files.map((word) => (word.startsWith('--') ? word : path.join(sample, word)))
const examples = z.object({
  cases: z.array(z.object({ case: z.string(), suggested: z.string(), eins: z.array(z.string()) })),
})

describe.runIf(hasSample)('the sample of the real register', () => {
  const database = useDatabase()
  let cases: z.infer<typeof examples>['cases'] = []
  let loaded: unknown

  beforeAll(async () => {
    cases = examples.parse(JSON.parse(await readFile(path.join(sample, 'examples.json'), 'utf8'))).cases
    loaded = await runRegistry(database, [...argv, '--as-of', '2020-07-14'])
  })

  /** The decision about an organization that gives its name as registered: NAME, with the branch if it has one. */
  async function decide(ein: string) {
    const found = (await findRows(database.db, [ein])).get(ein)?.rows[0]
    return decideBy(ein, (found && formatRowName(found)) ?? 'SOME NAME')
  }
  const decideBy = (ein: string, name: string) =>
    checkEin(database.db, { ein, name, isVerifiedForAnother: false, charitiesOnly: false })

  async function listEins(): Promise<string[]> {
    const { rows } = await database.pool.query<{ ein: string }>('select ein from registry_bmf order by ein')
    return rows.map(({ ein }) => ein)
  }

  it('the register sample loads without a rejected row', () => {
    expect(loaded).toMatchObject({
      code: 0,
      out: expect.stringContaining(
        [
          'eo_bmf_sample.csv: 2,000 rows of 2020-07-14, 0 rejected.',
          'pub78_sample.txt: 1,164 rows of 2020-07-14, 0 rejected.',
          'revocation_sample.txt: 108 rows of 2020-07-14, 0 rejected.',
        ].join('\n'),
      ),
    })
  })

  it('the register sample has 270 sort names, of which 68 identify someone', async () => {
    const rows = [...(await findRows(database.db, await listEins())).values()].flatMap((found) => found.rows)
    const sorted = rows.filter(({ sortName }) => sortName !== '')
    const identifying = sorted.filter((row) => identifyingNames(row).length > 0)
    expect([sorted.length, identifying.length]).toEqual([270, 68])
  })

  it('none of the 266 branches is confirmed by the name of the parent organization, and 261 are with their branch name', async () => {
    const rows = [...(await findRows(database.db, await listEins())).values()].flatMap((found) => found.rows)
    const branches = rows.filter((row) => branchOf(row) !== null)
    expect(branches.filter((row) => compareWithRow(row, row.name).tier !== 'C')).toEqual([])
    const named = branches
      .flatMap((row) => ({ row, name: formatRowName(row) }))
      .filter(({ name }) => name !== null)
    expect([branches.length, named.length]).toEqual([266, 261])
    expect(named.filter(({ row, name }) => compareWithRow(row, name ?? '').tier === 'C')).toEqual([])
  })

  it('a unit that gives the name of the whole American Legion Auxiliary is left to an administrator', async () => {
    expect(await decideBy('010388865', 'American Legion Auxiliary')).toMatchObject({ result: 'pending' })
  })

  it('each of the 34 cases of the decision table has the expected result', async () => {
    const notified = await Promise.all(
      cases.map(async ({ case: title, suggested, eins }) => {
        const decisions = await Promise.all(eins.map(decide))
        return { title, suggested, decisions }
      }),
    )
    expect(notified).toHaveLength(34)
    const notPending = notified
      .filter(({ suggested }) => suggested.startsWith('manual review'))
      .flatMap(({ title, decisions }) =>
        decisions.filter(({ result }) => result !== 'pending').map(() => title),
      )
    expect(notPending).toEqual([])
    const notConfirmed = notified
      .filter(({ suggested }) => suggested.startsWith('confirmed'))
      .flatMap(({ title, decisions }) =>
        decisions.filter(({ result }) => result !== 'confirmed').map(({ reasons }) => [title, ...reasons]),
      )
    expect(notConfirmed).toEqual([])
  })

  const notified: [suggested: RegExp, value: (decision: Awaited<ReturnType<typeof decide>>) => unknown][] = [
    [/flag "not in Pub 78"/, ({ flags }) => flags.includes('not_in_pub78')],
    [/tag "group exemption"/, ({ tags }) => tags.includes('group_exemption')],
    [/tag "private foundation"/, ({ tags }) => tags.includes('private_foundation')],
    [/manual review, reason picker/, ({ reasons }) => reasons.includes('not_found')],
  ]
  it.each(notified)('the register sample matches the documented case: %s', async (pattern, value) => {
    const eins = cases.filter(({ suggested }) => pattern.test(suggested)).flatMap((each) => each.eins)
    const decisions = await Promise.all(eins.map(decide))
    expect(decisions.map(value)).toEqual(eins.map(() => true))
    expect(eins.length).toBeGreaterThan(2)
  })

  it('every kind other than 501(c)(3) is labeled', async () => {
    const labelled = cases.flatMap(({ suggested, eins }) => {
      const [, label = ''] = /label (501\(c\)\(\d+\))/.exec(suggested) ?? []
      return label === '' ? [] : eins.map((ein) => ({ ein, label }))
    })
    const labels = await Promise.all(
      labelled.map(async ({ ein }) => ({ ein, label: (await decide(ein)).label })),
    )
    expect(labels).toEqual(labelled)
    expect(labels.length).toBeGreaterThan(30)
  })

  it('declining is recommended only for organizations that were revoked and not reinstated', async () => {
    const decisions = await Promise.all(
      cases.flatMap(({ case: title, eins }) =>
        eins.map(async (ein) => ({ title, advised: (await decide(ein)).recommendsDecline })),
      ),
    )
    const titles = new Set(decisions.filter(({ advised }) => advised).map(({ title }) => title))
    expect([...titles]).toEqual([
      'revoked, not reinstated',
      'revoked row with empty optional fields (address, city, state, ZIP, exemption type)',
      'one EIN twice: reinstated once, then revoked again',
      // One of its EINs is also among the revoked ones.
      'quoted NAME (holds a comma)',
    ])
  })
})
