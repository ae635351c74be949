import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { ExposureAudit } from '#contract/matching/exposure-audit.ts'
import { anAdminOverview } from '#tests/support/answers/admin-answers.ts'
import { aVolunteer } from '#tests/support/answers/answers.ts'
import { anExposureAudit, aMatchModel } from '#tests/support/answers/exposure-answers.ts'
import { openScreen } from '#tests/support/web/screen.tsx'

function open(audit: ExposureAudit, address = '/admin/exposure') {
  return openScreen(address, {
    user: aVolunteer({ isAdmin: true }),
    answer: ({ path }) => (path === '/api/admin/overview' ? { body: anAdminOverview() } : { body: audit }),
  })
}

test('the exposure of projects is shown in all, by cause, by place and by size', async () => {
  open(anExposureAudit())
  const stats = within(await screen.findByRole('region', { name: 'Exposure at a glance' }))
  expect(stats.getByText('Not seen').closest('div')?.textContent).toContain('25%of 40 open projects')
  const causes = within(screen.getByRole('table', { name: 'By cause' }))
  const row = causes.getByRole('row', { name: /^Education/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['30', '20%', '90', '35%', '0.42', '12', '5'])
  expect(screen.getByRole('rowheader', { name: 'No cause' })).toBeTruthy()
  expect(screen.getByRole('rowheader', { name: 'In person' })).toBeTruthy()
  expect(screen.queryByRole('rowheader', { name: 'Other causes' })).toBeNull()
})

test('the causes that the table leaves out are one row', async () => {
  const audit = anExposureAudit()
  open({ ...audit, otherCauses: { ...audit.figures, projects: 1234 } })
  const causes = within(await screen.findByRole('table', { name: 'By cause' }))
  expect(within(causes.getByRole('row', { name: /^Other causes/ })).getByText('1,234')).toBeTruthy()
})

test('a filter goes to the address and to the server, and all of them can be cleared', async () => {
  const { router, sent } = open(anExposureAudit())
  await userEvent.selectOptions(await screen.findByLabelText('Place'), 'Remote')
  await waitFor(() => expect(router.state.location.href).toBe('/admin/exposure?place=remote'))
  await waitFor(() =>
    expect(sent.filter(({ path }) => path === '/api/admin/exposure').at(-1)?.query).toEqual({
      place: 'remote',
    }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(router.state.location.href).toBe('/admin/exposure'))
  expect(document.activeElement).toBe(screen.getByLabelText('Cause'))
})

test('each model says what is in use and why', async () => {
  open(
    anExposureAudit({
      models: [
        aMatchModel({ outcome: 'apply', state: 'used' }),
        aMatchModel({ outcome: 'accept', state: 'worse' }),
      ],
    }),
  )
  const apply = within(await screen.findByRole('region', { name: 'Who applies' }))
  expect(apply.getByText('Fitted model', { selector: 'p *' })).toBeTruthy()
  expect(
    apply.getByText(/predicts better than the documented weights.*up or down by up to 10 points/),
  ).toBeTruthy()
  expect(apply.getByRole('img', { name: /Predicted and observed chances/ })).toBeTruthy()
  await userEvent.click(apply.getByText('Show the numbers'))
  expect(apply.getByRole('row', { name: '1 5% 4% 8% 3% 60' })).toBeTruthy()
  const accept = within(screen.getByRole('region', { name: 'Who is accepted' }))
  expect(accept.getByText(/doesn’t clearly predict better.*so we don’t use it/)).toBeTruthy()
})

test('without enough decisions, a model says how many are missing; without projects, there are no figures', async () => {
  const figures = {
    ...anExposureAudit().figures,
    projects: 0,
    people: 0,
    noneShare: null,
    gini: null,
    topTenthShare: null,
  }
  open(
    anExposureAudit({
      figures,
      groups: { cause: [], place: [], size: [] },
      models: [
        aMatchModel({ outcome: 'apply', state: 'waiting', decisions: 120, pairs: 0 }),
        aMatchModel({
          outcome: 'accept',
          state: 'waiting',
          decisions: 0,
          pairs: 0,
          fittedAt: null,
          usedSince: null,
        }),
      ],
    }),
  )
  expect(await screen.findByRole('heading', { name: 'No open projects' })).toBeTruthy()
  expect(screen.getByText(/^120 of 500 decisions to learn from/)).toBeTruthy()
  expect(screen.getByText(/^There are no decisions to learn from yet. Until there are 500/)).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('a model that has enough decisions and too few pairs, or that an update made useless, says so', async () => {
  open(
    anExposureAudit({
      models: [
        aMatchModel({ outcome: 'apply', state: 'few-pairs', pairs: 120, positives: 120 }),
        aMatchModel({ outcome: 'accept', state: 'outdated' }),
      ],
    }),
  )
  const apply = within(await screen.findByRole('region', { name: 'Who applies' }))
  expect(apply.getByText('Documented weights', { selector: 'p *' })).toBeTruthy()
  expect(apply.getByText(/^The model has 120 of 500 examples/)).toBeTruthy()
  expect(apply.queryByRole('img')).toBeNull()
  const accept = within(screen.getByRole('region', { name: 'Who is accepted' }))
  expect(accept.getByText(/^An update changed what the model uses/)).toBeTruthy()
  expect(accept.queryByRole('img')).toBeNull()
})
