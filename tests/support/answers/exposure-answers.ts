/** Answers about the exposure of projects. */
import type { ExposureAudit, ExposureFigures, MatchModelState } from '#contract/matching/exposure-audit.ts'

const figures: ExposureFigures = {
  projects: 40,
  people: 120,
  noneShare: 0.25,
  gini: 0.5,
  topTenthShare: 0.4,
  applications: 18,
  accepted: 7,
}

export const aMatchModel = (model: Partial<MatchModelState> = {}): MatchModelState => ({
  outcome: 'apply',
  state: 'used',
  usedSince: '2026-11-10T02:00:00.000Z',
  fittedAt: '2026-11-20T02:00:00.000Z',
  decisions: 620,
  pairs: 600,
  positives: 150,
  logLoss: 0.41,
  priorLogLoss: 0.44,
  brier: 0.13,
  priorBrier: 0.14,
  calibration: Array.from({ length: 10 }, (_, index) => ({
    predicted: 0.05 + index * 0.05,
    observed: 0.04 + index * 0.052,
    count: 60,
  })),
  priorCalibration: Array.from({ length: 10 }, (_, index) => ({
    predicted: 0.08 + index * 0.04,
    observed: 0.03 + index * 0.06,
    count: 60,
  })),
  ...model,
})

export const anExposureAudit = (audit: Partial<ExposureAudit> = {}): ExposureAudit => ({
  days: 30,
  leastDecisions: 500,
  leastPairs: 500,
  figures,
  groups: {
    cause: [
      {
        ...figures,
        key: 'education',
        name: 'Education',
        projects: 30,
        noneShare: 0.2,
        people: 90,
        topTenthShare: 0.35,
        gini: 0.42,
        applications: 12,
        accepted: 5,
      },
      { ...figures, key: '', name: '', projects: 10, people: 30 },
    ],
    place: [
      { ...figures, key: 'remote', name: '', projects: 15 },
      { ...figures, key: 'local', name: '', projects: 25 },
    ],
    size: [{ ...figures, key: 'unknown', name: '' }],
  },
  otherCauses: null,
  choices: { causes: [{ id: 'education', name: 'Education' }] },
  models: [aMatchModel(), aMatchModel({ outcome: 'accept', state: 'worse' })],
  ...audit,
})
