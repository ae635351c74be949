import { run } from '#server/commands/registry.ts'
import type { TestDatabase } from '#tests/support/running/database.ts'
import { runOwnCommand } from '#tests/support/running/own-command.ts'

/** Runs the command that loads registers on a database; returns its exit code and output. */
export const runRegistry = (database: { url: string }, argv: readonly string[]) =>
  runOwnCommand(run, database, { argv })

export const bmfHeader =
  'EIN,NAME,ICO,STREET,CITY,STATE,ZIP,GROUP,SUBSECTION,AFFILIATION,CLASSIFICATION,RULING,DEDUCTIBILITY,FOUNDATION,ACTIVITY,ORGANIZATION,STATUS,TAX_PERIOD,ASSET_CD,INCOME_CD,FILING_REQ_CD,PF_FILING_REQ_CD,ACCT_PD,ASSET_AMT,INCOME_AMT,REVENUE_AMT,NTEE_CD,SORT_NAME'

/** A line of the Business Master File. */
export const bmfLine = (ein: string, name: string, status = '01') =>
  `${ein},${name},% JO DOE,1 HOME ST,TROY,NY,12180-0001,0000,03,3,1000,199603,1,15,000000000,1,${status},201907,5,4,01,0,12,,,-5,P20,`

interface Branch {
  name: string
  sortName?: string
  city?: string
  /** 9 is a branch. */
  affiliation?: string
}
/** A line of the Business Master File for a member of a group. */
export const branchLine = (ein: string, { name, sortName = '', city = 'TROY', affiliation = '9' }: Branch) =>
  `${ein},${name},,1 MAIN ST,${city},NY,12180-0001,0925,19,${affiliation},1000,194603,1,00,000000000,1,01,201907,5,4,02,0,12,,,-5,W30,${sortName}`

/** The Business Master File with these lines. */
export const aBmf = (...lines: string[]) => [bmfHeader, ...lines, ''].join('\r\n')
/** Publication 78 with these EINs. */
export const aPub78 = (...eins: string[]) =>
  ['', '', ...eins.map((ein) => `${ein}|Some Name|Troy|NY|United States|PC,GROUP`), '', ''].join('\r\n')
/** The file of revocations: EIN, date, reinstatement date. */
export const aRevocationFile = (...rows: (readonly [ein: string, revoked: string, reinstated?: string])[]) =>
  [
    '',
    '',
    ...rows.map(
      ([ein, on, back = '']) => `${ein}|SOME NAME||1 A ST|TROY|NY|12180|US|03|${on}|11-DEC-2011|${back}`,
    ),
    '',
  ].join('\r\n')

/** The EINs and names of the register, in order. */
export async function listRegistered(database: Pick<TestDatabase, 'pool'>): Promise<string[]> {
  const { rows } = await database.pool.query<{ entry: string }>(
    "select ein || ' ' || name as entry from registry_bmf order by ein, file, line",
  )
  return rows.map(({ entry }) => entry)
}
