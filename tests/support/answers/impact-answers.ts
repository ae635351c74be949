/** Impact reports for tests of the interface. */
import type { ImpactFigures, ImpactGroupRow, ImpactReport } from '#contract/impact/impact.ts'

export const noFigures = (): ImpactFigures => ({
  volunteers: { applied: 0, accepted: 0, worked: 0, new: 0 },
  organizations: 0,
  projects: { posted: 0, completed: 0, canceled: 0 },
  applications: {
    sent: 0,
    accepted: 0,
    declined: 0,
    withdrawn: 0,
    closed: 0,
    waiting: 0,
    acceptedPercent: null,
  },
  answers: { count: 0, medianDays: null, slowDays: null },
  hours: { confirmed: 0, automatic: 0 },
  peopleHelped: 0,
  value: { amounts: [], missing: [] },
})

export const anImpactGroup = (key: string, overrides: Partial<ImpactGroupRow> = {}): ImpactGroupRow => ({
  key,
  name: key,
  projectsPosted: 2,
  projectsCompleted: 1,
  applications: 8,
  accepted: 4,
  medianDays: 2.5,
  volunteers: 3,
  hours: 41.75,
  peopleHelped: 120,
  value: { amounts: [{ currency: 'USD', amount: 1452.48 }], missing: [] },
  ...overrides,
})

const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`)

/** The report of a site about 2026, at the rate of that year. */
export const anImpactReport = (overrides: Partial<ImpactReport> = {}): ImpactReport => ({
  period: { from: '2026-01-01', to: '2026-12-31' },
  previousPeriod: { from: '2025-01-01', to: '2025-12-31' },
  timeZone: 'America/New_York',
  organization: null,
  cause: null,
  place: null,
  figures: {
    ...noFigures(),
    volunteers: { applied: 90, accepted: 44, worked: 31, new: 70 },
    organizations: 12,
    projects: { posted: 24, completed: 12, canceled: 1 },
    applications: {
      sent: 96,
      accepted: 48,
      declined: 30,
      withdrawn: 6,
      closed: 4,
      waiting: 8,
      acceptedPercent: 50,
    },
    answers: { count: 78, medianDays: 2.5, slowDays: 9 },
    hours: { confirmed: 501, automatic: 12.5 },
    peopleHelped: 1440,
    value: { amounts: [{ currency: 'USD', amount: 17_429.79 }], missing: [] },
  },
  previous: { ...noFigures(), hours: { confirmed: 320, automatic: 0 } },
  interval: 'month',
  series: months.map((month) => anImpactGroup(month)),
  rates: [{ year: 2026, amount: 34.79, currency: 'USD', source: 'Independent Sector', sourceUrl: null }],
  choices: {
    causes: [{ id: 'housing', name: 'Housing' }],
    places: [{ id: 'US.MD', name: 'Maryland' }],
  },
  ...overrides,
})
