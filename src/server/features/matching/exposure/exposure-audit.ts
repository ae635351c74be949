/** The exposure audit: how exposure is spread over open projects, and how well the models predict. */
import { exposurePlaces, exposureSizes } from '#contract/administration/list-filters.ts'
import type {
  ExposureAudit,
  ExposureFigures,
  ExposureFilters,
  ExposureGroup,
  MatchModelState,
} from '#contract/matching/exposure-audit.ts'
import { staffListsCatalog } from '#contract/texts/staff-lists-texts.ts'
import {
  exposureAuditDays,
  exposureGroupings,
  type ExposureGrouping,
} from '#domain/matching/predictions/exposure-audit.ts'
import { predictedOutcomes, predictionRule } from '#domain/matching/predictions/prediction-rule.ts'
import { predictionVersion } from '#domain/matching/predictions/predictions.ts'
import { measureSpread } from '#domain/matching/predictions/spread.ts'
import type { Context } from '#server/context.ts'
import { csvDownload } from '#server/http/lists/csv.ts'
import type { Download } from '#server/http/route.ts'
import { loadCauseNames } from '#server/queries/text/cause-names.ts'
import { listLatestModels, type MatchModel } from '#server/queries/matching/match-models.ts'
import { exposureExportCatalog } from '#server/features/matching/texts/exposure-export-texts.ts'
import { countExposure, listOpenCauses, type ExposureCount } from './exposure-audit-queries.ts'
import { dayMs } from '#domain/time/time.ts'

/** The screen lists so many causes; the file has all. */
const maxCauses = 50

/** Everything on the screen. */
export async function findAudit(ctx: Context, filters: ExposureFilters): Promise<ExposureAudit> {
  const [counted, models] = await Promise.all([countGroups(ctx, filters), listLatestModels(ctx.db)])
  const { cause, otherCauses } = shortenCauses(counted)
  return {
    days: exposureAuditDays,
    leastDecisions: predictionRule.leastDecisions,
    leastPairs: predictionRule.leastPairs,
    figures: counted.figures,
    groups: { ...counted.groups, cause },
    otherCauses,
    choices: { causes: counted.causes },
    models: predictedOutcomes.map((outcome) =>
      presentModel(
        outcome,
        models.find((model) => model.outcome === outcome),
      ),
    ),
  }
}

async function countGroups({ db, now, config }: Context, filters: ExposureFilters) {
  const at = now()
  const since = new Date(at.getTime() - exposureAuditDays * dayMs)
  const { applicationsPerSpot } = config
  const [counts, openCauses] = await Promise.all([
    countExposure(db, { ...filters, since, now: at, applicationsPerSpot }),
    listOpenCauses(db),
  ])
  const nameCause = await loadCauseNames(db, openCauses)
  const causes = openCauses
    .map((id) => ({ id, name: nameCause(id) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const byKey = new Map<string, ExposureCount[]>()
  for (const one of counts) {
    const key = `${one.kind} ${one.key}`
    const known = byKey.get(key)
    if (known) known.push(one)
    else byKey.set(key, [one])
  }
  const countsOf = (kind: ExposureCount['kind'], key: string) => byKey.get(`${kind} ${key}`) ?? []
  const listGroups = (kind: ExposureGrouping, order: readonly string[]): ExposureGroup[] =>
    order.flatMap((key) => {
      const own = countsOf(kind, key)
      if (own.length === 0) return []
      return [{ key, name: kind === 'cause' && key !== '' ? nameCause(key) : '', ...measure(own) }]
    })
  return {
    figures: measure(countsOf('all', '')),
    causes,
    countsOf,
    groups: {
      cause: listGroups('cause', [...causes.map(({ id }) => id), '']),
      place: listGroups('place', exposurePlaces),
      size: listGroups('size', exposureSizes),
    },
  }
}

/** The causes with the most projects, in their order, and the figures of the others together. */
function shortenCauses({ groups, countsOf }: Awaited<ReturnType<typeof countGroups>>) {
  const most = new Set(groups.cause.toSorted((a, b) => b.projects - a.projects).slice(0, maxCauses))
  const others = groups.cause.filter((group) => !most.has(group))
  return {
    cause: groups.cause.filter((group) => most.has(group)),
    otherCauses: others.length === 0 ? null : measure(others.flatMap(({ key }) => countsOf('cause', key))),
  }
}

function measure(counts: readonly ExposureCount[]): ExposureFigures {
  const { total, ...spread } = measureSpread(
    counts.map(({ people, projects }) => ({ value: people, projects })),
  )
  return {
    ...spread,
    people: total,
    applications: counts.reduce((sum, { applications }) => sum + applications, 0),
    accepted: counts.reduce((sum, { accepted }) => sum + accepted, 0),
  }
}

/** Before the first night. */
const neverFitted = {
  usedSince: null,
  fittedAt: null,
  decisions: 0,
  pairs: 0,
  positives: 0,
  logLoss: null,
  priorLogLoss: null,
  brier: null,
  priorBrier: null,
} as const

function presentModel(outcome: MatchModelState['outcome'], model: MatchModel | undefined): MatchModelState {
  if (!model) return { ...neverFitted, calibration: [], priorCalibration: [], outcome, state: 'waiting' }
  const { usedSince, fittedAt, decisions, pairs, positives, logLoss, priorLogLoss, brier, priorBrier } = model
  return {
    outcome,
    decisions,
    pairs,
    positives,
    logLoss,
    priorLogLoss,
    brier,
    priorBrier,
    calibration: model.calibration,
    priorCalibration: model.priorCalibration,
    usedSince: usedSince.toISOString(),
    fittedAt: fittedAt.toISOString(),
    state: stateOf(model),
  }
}

function stateOf({ version, decisions, coefficients, isUsed }: MatchModel): MatchModelState['state'] {
  if (version !== predictionVersion) return 'outdated'
  if (decisions < predictionRule.leastDecisions) return 'waiting'
  if (coefficients === null) return 'few-pairs'
  return isUsed ? 'used' : 'worse'
}

/** All groups as CSV. */
export async function exportAudit(ctx: Context, filters: ExposureFilters): Promise<Download> {
  const { groups, figures } = await countGroups(ctx, filters)
  const texts = exposureExportCatalog.read(ctx.language)
  const { columns } = texts
  const { groupings, groups: names } = staffListsCatalog.read(ctx.language).exposure
  const nameOf = (kind: ExposureGrouping, { key, name }: ExposureGroup) => {
    if (name) return name
    if (kind === 'cause') return names.none
    const known = [...exposurePlaces, ...exposureSizes].find((each) => each === key)
    return known ? names[known] : key
  }
  const rows = [
    { ...figures, kind: texts.all, name: '' },
    ...exposureGroupings.flatMap((kind) =>
      groups[kind].map((group) => ({ ...group, kind: groupings[kind], name: nameOf(kind, group) })),
    ),
  ]
  return csvDownload(`project-exposure-${exposureAuditDays}-days.csv`, rows, [
    [columns.kind, (row) => row.kind],
    [columns.name, (row) => row.name],
    [columns.projects, (row) => String(row.projects)],
    [columns.noneShare, (row) => percentOf(row.noneShare)],
    [columns.gini, ({ gini }) => (gini === null ? null : gini.toFixed(3))],
    [columns.topTenthShare, (row) => percentOf(row.topTenthShare)],
    [columns.people, (row) => String(row.people)],
    [columns.applications, (row) => String(row.applications)],
    [columns.accepted, (row) => String(row.accepted)],
  ])
}

const percentOf = (share: number | null) => (share === null ? null : (100 * share).toFixed(1))
