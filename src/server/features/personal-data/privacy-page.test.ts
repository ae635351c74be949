import { expect, test } from 'vitest'
import { retention, type Retention } from '#domain/personal-data/retention.ts'
import { recurring } from '#server/jobs/handlers.ts'
import { readText } from '#tests/support/checks/named-tests.ts'
import { exportSubjects } from './export-parts.ts'

const page = readText('docs/privacy.md')

function describePeriod({ days, since }: Retention): RegExp {
  const period = days === 1 ? '1 day' : `${days} days`
  if (days === 0) return /^until (they expire|they are free again|the next run)$/
  if (since === 'expired') return new RegExp(`^${period} after they expired$`)
  if (since === 'failed') return new RegExp(`^${period} after the last attempt$`)
  return since === 'done' ? new RegExp(`^${period} after they were done$`) : new RegExp(`^${period}$`)
}

const rows = [...page.matchAll(/^\| ([^|]+?) +\| ([^|]+?) +\| `([a-z_.]+)` +\|$/gm)].map(
  ([, , period = '', job = '']) => ({ period, job }),
)

test('the page about privacy says how long everything is kept, as the jobs carry it out', () => {
  const table: Retention[] = Object.values(retention)
  expect(rows.map(({ job }) => job).toSorted()).toEqual(table.map(({ job }) => job).toSorted())
  for (const row of table) {
    // A job may remove two kinds of things.
    const periods = rows.flatMap(({ job, period }) => (job === row.job ? [period] : []))
    expect([row.job, periods]).toEqual([
      row.job,
      expect.arrayContaining([expect.stringMatching(describePeriod(row))]),
    ])
  }
})

test('every job that the page about privacy names runs again and again', () => {
  const kinds = new Set<string>(recurring.map(({ kind }) => kind))
  expect(rows.map(({ job }) => job).filter((job) => !kinds.has(job))).toEqual([])
})

test('the page about privacy lists every subject and part of an export', () => {
  const listed = [...page.matchAll(/^\| `(\w+)` +\| (`\w+`(?:, `\w+`)*) +\|$/gm)].map(
    ([, name, parts = '']) => ({
      name,
      parts: [...parts.matchAll(/\w+/g)].map(([part]) => part),
    }),
  )
  expect(listed).toEqual(exportSubjects.map(({ name, parts }) => ({ name, parts: Object.keys(parts) })))
})
