import type { ExposureAudit, MatchModelState } from '#contract/matching/exposure-audit.ts'
import { predictionRule } from '#domain/matching/predictions/prediction-rule.ts'
import { adminExposureCatalog } from '#web/features/administration/texts/admin-exposure-texts.ts'
import { formatError, formatNumber, formatPercent } from '#web/lib/format/format-number.ts'
import { formatDate } from '#web/lib/format/format-time.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { CalibrationPlot } from '#web/ui/charts/calibration-plot.tsx'
import { ChartTable, NumberTable } from '#web/ui/charts/chart-table.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { SettingCard } from '#web/ui/display/setting-card.tsx'

type MatchModelProps = { model: MatchModelState } & Pick<ExposureAudit, 'leastDecisions' | 'leastPairs'>

/** One of the two models: what the order uses and since when, why, and how well it predicts. */
export function MatchModel({ model, leastDecisions, leastPairs }: MatchModelProps) {
  const { models: texts } = useTexts(adminExposureCatalog)
  const language = useLanguage()
  const { outcome, state, usedSince, fittedAt } = model
  const date = (at: string) => formatDate(language, at, null)
  const format = (value: number) => formatNumber(language, value)
  return (
    <SettingCard id={`model-${outcome}`} title={texts.title[outcome]} text={texts.text[outcome]}>
      <p className="flex flex-wrap items-center gap-2">
        {texts.inUse}
        <Badge variant={state === 'used' ? 'success' : 'neutral'} size="md">
          {texts.state[state]}
        </Badge>
        {usedSince && <span className="text-muted text-sm">{texts.since({ date: date(usedSince) })}</span>}
      </p>
      <p className="measure">
        {fittedAt === null
          ? texts.never({ least: format(leastDecisions) })
          : {
              waiting: texts.waiting({ count: format(model.decisions), least: format(leastDecisions) }),
              'few-pairs': texts['few-pairs']({ count: format(model.pairs), least: format(leastPairs) }),
              worse: texts.worse,
              outdated: texts.outdated,
              used: texts.used({ points: predictionRule.most }),
            }[state]}
      </p>
      {fittedAt && (state === 'used' || state === 'worse') && (
        <>
          <p className="text-muted text-sm">
            {texts.learned({
              count: model.pairs,
              positives: format(model.positives),
              date: date(fittedAt),
            })}
          </p>
          <Calibration model={model} />
        </>
      )}
    </SettingCard>
  )
}

function Calibration({ model }: { model: MatchModelState }) {
  const { models: texts } = useTexts(adminExposureCatalog)
  const language = useLanguage()
  const share = (value: number) => formatPercent(language, Math.round(1000 * value) / 10)
  const error = (value: number | null) => (value === null ? '' : formatError(language, value))
  const point = (name: string, { predicted, observed }: { predicted: number; observed: number }) => ({
    predicted,
    observed,
    text: texts.point({ name, predicted: share(predicted), observed: share(observed) }),
  })
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
      <div>
        <h3 className="mb-3 text-base">{texts.plot}</h3>
        <CalibrationPlot
          label={texts.plotLabel}
          names={{ predicted: texts.predicted, observed: texts.observed }}
          format={share}
          series={[
            { name: texts.prior, points: model.priorCalibration.map((bin) => point(texts.prior, bin)) },
            { name: texts.fitted, points: model.calibration.map((bin) => point(texts.fitted, bin)) },
          ]}
        />
      </div>
      <div className="grid content-start gap-4">
        <NumberTable
          caption={texts.errors}
          columns={[texts.errorName, texts.fitted, texts.prior]}
          rows={[
            [texts.logLoss, error(model.logLoss), error(model.priorLogLoss)],
            [texts.brier, error(model.brier), error(model.priorBrier)],
          ]}
        />
        <ChartTable
          title={texts.table}
          caption={texts.caption}
          columns={[
            texts.tenth,
            texts.fittedPredicted,
            texts.fittedObserved,
            texts.priorPredicted,
            texts.priorObserved,
            texts.count,
          ]}
          rows={model.calibration.map(({ predicted, observed, count }, index) => {
            const prior = model.priorCalibration[index]
            return [
              formatNumber(language, index + 1),
              share(predicted),
              share(observed),
              prior ? share(prior.predicted) : '',
              prior ? share(prior.observed) : '',
              formatNumber(language, count),
            ]
          })}
        />
      </div>
    </div>
  )
}
