/** Compares the files of an impact report with its figures. */
import { parse } from 'csv-parse/sync'
import { expect } from 'vitest'
import type { ImpactFigures, ImpactFilters } from '#contract/impact/impact.ts'
import { z } from '#contract/zod.ts'
import type { ImpactList } from '#domain/impact/lists.ts'
import type { Client } from '#tests/support/running/server.ts'

const lines = z.array(z.record(z.string(), z.string()))

/** The lines of a file, by the names of its columns. */
async function linesOf(client: Client, list: ImpactList, query: Partial<ImpactFilters>) {
  const answer = await client.send(`/api/admin/impact/export/${list}`, {
    method: 'POST',
    body: JSON.stringify(query),
    headers: { 'content-type': 'application/json' },
  })
  return lines.parse(parse(await answer.text(), { columns: true, bom: true }))
}

/** Compares each file with the figures of the same report. */
export async function expectFiles(
  client: Client,
  query: Partial<ImpactFilters>,
  figures: ImpactFigures,
): Promise<void> {
  const add = (added: Record<string, string>[], column: string) =>
    added.reduce((total, line) => total + Number(line[column]), 0)
  const hours = await linesOf(client, 'hours', query)
  expect({
    hours: add(hours, 'Confirmed hours'),
    automatic: add(
      hours.filter((line) => line['Confirmed automatically'] === 'Yes'),
      'Confirmed hours',
    ),
    // Lines have four decimals; a sum of them in binary may lie just below half a cent.
    value: Math.round(Math.round(add(hours, 'Value of time') * 10_000) / 100) / 100,
  }).toEqual({
    hours: figures.hours.confirmed,
    automatic: figures.hours.automatic,
    value: figures.value.amounts[0]?.amount ?? 0,
  })
  const applications = await linesOf(client, 'applications', query)
  const ofOutcome = (outcome: string) => applications.filter((line) => line['Outcome'] === outcome).length
  expect({
    accepted: ofOutcome('Accepted'),
    declined: ofOutcome('Declined'),
    withdrawn: ofOutcome('Withdrawn'),
    waiting: ofOutcome('Waiting for an answer'),
    answered: applications.filter((line) => line['Answered on'] !== '').length,
    sent: applications.length,
  }).toMatchObject({
    accepted: figures.applications.accepted,
    declined: figures.applications.declined,
    withdrawn: figures.applications.withdrawn,
    waiting: figures.applications.waiting,
    answered: figures.answers.count,
    sent: figures.applications.sent,
  })
  const projects = await linesOf(client, 'projects', query)
  const { from = '', to = '' } = query
  const within = (column: string) =>
    projects.filter((line) => (line[column] ?? '') >= from && (line[column] ?? '') <= to).length
  expect({
    posted: within('Posted on'),
    completed: within('Completed on'),
    applications: add(projects, 'Applications'),
    hours: add(projects, 'Confirmed hours'),
    peopleHelped: add(projects, 'People helped'),
  }).toEqual({
    posted: figures.projects.posted,
    completed: figures.projects.completed,
    applications: figures.applications.sent,
    hours: figures.hours.confirmed,
    peopleHelped: figures.peopleHelped,
  })
}
