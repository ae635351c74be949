/** The exposure audit: how exposure is spread over open projects, and how well the models predict. */
import { exposurePlaces, exposureSizes } from '#contract/administration/list-filters.ts'
import {
  exposureGroupings,
  type ExposureAudit,
  type ExposureFigures,
  type ExposureFilters,
  type ExposureGroup,
  type ExposureGrouping,
  type MatchModelState,
} from '#contract/matching/exposure-audit.ts'
import { predictedOutcomes, predictionRule } from '#domain/matching/prediction-rule.ts'
import { measureSpread } from '#domain/matching/spread.ts'
import type { Context } from '#server/context.ts'
import { csvDownload } from '#server/http/csv.ts'
import type { Download } from '#server/http/route.ts'
import { loadCauseNames } from '#server/queries/cause-names.ts'
import { listLatestModels, type MatchModel } from '#server/queries/match-models.ts'
import { countExposure, listOpenCauses, type ExposureCount } from './exposure-audit-queries.ts'
import { exposureExportCatalog } from './texts/exposure-export-texts.ts'

const auditDays = 30
const dayMs = 86_400_000

/** Everything on the screen. */
export async function findAudit(ctx: Context, filters: ExposureFilters): Promise<ExposureAudit> {
  const [{ figures, groups, causes }, models] = await Promise.all([
    countGroups(ctx, filters),
    listLatestModels(ctx.db),
  ])
  return {
    days: auditDays,
    leastDecisions: predictionRule.leastDecisions,
    figures,
    groups,
    choices: { causes },
    models: predictedOutcomes.map((outcome) =>
      presentModel(
        outcome,
        models.find((model) => model.outcome === outcome),
      ),
    ),
  }
}

async function countGroups({ db, now }: Context, filters: ExposureFilters) {
  const at = now()
  const since = new Date(at.getTime() - auditDays * dayMs)
  const [counts, openCauses] = await Promise.all([
    countExposure(db, { ...filters, since, now: at }),
    listOpenCauses(db),
  ])
  const nameCause = await loadCauseNames(db, openCauses)
  const named = openCauses.map((id) => ({ id, name: nameCause(id) }))
  const makeGroup = (kind: ExposureGrouping, key: string): ExposureGroup => ({
    key,
    name: kind === 'cause' && key !== '' ? nameCause(key) : '',
    ...measure(counts.filter((one) => one.kind === kind && one.key === key)),
  })
  const keysOf = (kind: ExposureGrouping, order: readonly string[]) => {
    const found = new Set(counts.flatMap((one) => (one.kind === kind ? [one.key] : [])))
    return order.filter((key) => found.has(key))
  }
  const causes = named.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return {
    figures: measure(counts.filter(({ kind }) => kind === 'all')),
    causes,
    groups: {
      cause: keysOf('cause', [...causes.map(({ id }) => id), '']).map((key) => makeGroup('cause', key)),
      place: keysOf('place', exposurePlaces).map((key) => makeGroup('place', key)),
      size: keysOf('size', exposureSizes).map((key) => makeGroup('size', key)),
    },
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
  const { coefficients, isUsed, usedSince, fittedAt, ...known } = model
  return {
    ...known,
    usedSince: usedSince.toISOString(),
    fittedAt: fittedAt.toISOString(),
    state: coefficients === null ? 'waiting' : isUsed ? 'used' : 'worse',
  }
}

/** All groups as CSV. */
export async function exportAudit(ctx: Context, filters: ExposureFilters): Promise<Download> {
  const { groups, figures } = await countGroups(ctx, filters)
  const texts = exposureExportCatalog.read(ctx.language)
  const { columns } = texts
  const nameOf = (kind: ExposureGrouping, { key, name }: ExposureGroup) => {
    if (name) return name
    if (kind === 'cause') return texts.noCause
    const known = [...exposurePlaces, ...exposureSizes].find((each) => each === key)
    return known ? texts.names[known] : key
  }
  const cells = (kind: string, name: string, row: ExposureFigures) => [
    kind,
    name,
    String(row.projects),
    percentOf(row.noneShare),
    row.gini === null ? null : row.gini.toFixed(3),
    percentOf(row.topTenthShare),
    String(row.people),
    String(row.applications),
    String(row.accepted),
  ]
  return csvDownload(
    `project-exposure-${auditDays}-days.csv`,
    [
      columns.kind,
      columns.name,
      columns.projects,
      columns.noneShare,
      columns.gini,
      columns.topTenthShare,
      columns.people,
      columns.applications,
      columns.accepted,
    ],
    [
      cells(texts.all, '', figures),
      ...exposureGroupings.flatMap((kind) =>
        groups[kind].map((group) => cells(texts.kinds[kind], nameOf(kind, group), group)),
      ),
    ],
  )
}

const percentOf = (share: number | null) => (share === null ? null : (100 * share).toFixed(1))
