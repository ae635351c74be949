import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anOrganizer, ids } from '#tests/support/answers/answers.ts'
import { anImpactReport } from '#tests/support/answers/impact-answers.ts'
import { openScreen, type StubbedResponse } from '#tests/support/web/screen.tsx'

const address = `/organizations/${ids.organization}/impact`
const organization = { id: ids.organization, name: 'Harbor Light Shelter' }

const open = (report: StubbedResponse) =>
  openScreen(address, {
    user: anOrganizer(),
    answer: ({ path }) => {
      if (path === `/api${address}`) return report
      return { body: { groups: anImpactReport().series, total: 12 } }
    },
  })

test('the impact report of an organization names it, and only the operator sets the value of an hour', async () => {
  const value = { amounts: [], missing: [{ year: 2026, hours: 501 }] }
  const report = anImpactReport({ organization, rates: [] })
  open({ body: { ...report, figures: { ...report.figures, value } } })
  await screen.findByRole('heading', { level: 1, name: 'Impact report of Harbor Light Shelter' })
  const figures = within(screen.getByRole('region', { name: 'Key figures' }))
  expect(figures.getByText('The team of Bridge Collective can set it.')).toBeTruthy()
  expect(figures.queryByText('Active organizations')).toBeNull()
  expect(screen.queryByRole('form', { name: 'Value of an hour' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Organizations' })).toBeNull()
  expect(await screen.findByRole('table', { name: 'The report by month' })).toBeTruthy()
})

test.each([
  ['from=2026-05-01&to=2026-04-01', 'To', 'The last day must not be before the first day'],
  ['from=2026-05-01', 'From', 'Enter the first and the last day of the period'],
])('days in the address that are no period are refused at their field: %s', async (days, label, message) => {
  const { sent } = openScreen(`${address}?period=custom&${days}`, {
    user: anOrganizer(),
    answer: () => ({
      status: 422,
      body: {
        code: 'invalid',
        message: 'Invalid',
        issues: [{ path: label.toLowerCase(), message }],
      },
    }),
  })
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
  expect(sent.find(({ path }) => path === `/api${address}`)?.query).toEqual(
    Object.fromEntries(new URLSearchParams(`period=custom&${days}`)),
  )
})

test('the impact report of someone else’s organization does not exist', async () => {
  open({ status: 404, body: { code: 'organization_not_found', message: 'Organization not found' } })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).not.toContain('Impact report')
})
