/** The query plan of a statement, and its duration. */
import type { Pool } from 'pg'
import { z } from 'zod'
import type { Statement } from './record.ts'

type Node = {
  'Node Type': string
  'Relation Name'?: string | undefined
  'Index Name'?: string | undefined
  Plans?: Node[] | undefined
}
const node: z.ZodType<Node> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    'Relation Name': z.string().optional(),
    'Index Name': z.string().optional(),
    Plans: z.array(node).optional(),
  }),
)
const explained = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: node })]) })])

const large = [
  'projects',
  'project_reports',
  'applications',
  'users',
  'sessions',
  'volunteer_profiles',
  'messages',
  'conversations',
]

export interface QueryPlan {
  /** The indexes that the plan uses. */
  indexes: string[]
  /** The large tables that the plan reads in full. */
  whole: string[]
}

/** Finds how PostgreSQL would fetch a statement's rows. */
export async function findQueryPlan(pool: Pool, { text, values }: Statement): Promise<QueryPlan> {
  if (!/^\s*(select|with|insert|update|delete)/i.test(text)) return { indexes: [], whole: [] }
  const { rows } = await pool.query({ text: `explain (format json) ${text}`, values })
  const [{ 'QUERY PLAN': plan }] = explained.parse(rows)
  const nodes = collect(plan[0].Plan)
  return {
    indexes: nodes.flatMap((each) => each['Index Name'] ?? []),
    whole: nodes.flatMap((each) => {
      const table = each['Relation Name'] ?? ''
      return each['Node Type'].endsWith('Seq Scan') && large.includes(table) ? [table] : []
    }),
  }
}

const collect = (root: Node): Node[] => [root, ...(root.Plans ?? []).flatMap(collect)]

/** The median duration of sequential runs of a statement, in milliseconds. */
export async function timeStatement(
  pool: Pool,
  statements: readonly Statement[],
  runs: number,
): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const statement = statements[run % statements.length]
    if (!statement) continue
    const { name, text, values } = statement
    const began = performance.now()
    await pool.query({ text, values, ...(name && { name }) })
    times.push(performance.now() - began)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}
