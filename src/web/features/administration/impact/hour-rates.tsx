import { useState } from 'react'
import type { HourRate } from '#domain/impact/value.ts'
import { hourRatesCatalog } from '#web/features/administration/texts/hour-rates-texts.ts'
import { formatMoney } from '#web/lib/format/format-number.ts'
import { hourRatesId } from '#web/lib/navigation/paths.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { SettingCard } from '#web/ui/display/setting-card.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { HourRateForm } from './hour-rate-form.tsx'
import { useHourRates, useRemoveHourRate } from './hour-rates-api.ts'

/** What an hour is worth by year, and the form that sets it. */
export function HourRates() {
  const texts = useTexts(hourRatesCatalog)
  const { data: rates, isError, isFetching, refetch } = useHourRates()
  return (
    <div className="no-print">
      <SettingCard id={hourRatesId} title={texts.title} text={texts.text}>
        {rates ? (
          <Rates rates={rates} />
        ) : isError ? (
          <ErrorState as="h3" title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <LoadingRegion>
            <Skeleton className="h-40 rounded-lg" />
          </LoadingRegion>
        )}
      </SettingCard>
    </div>
  )
}

function Rates({ rates }: { rates: readonly HourRate[] }) {
  const texts = useTexts(hourRatesCatalog)
  const [edited, setEdited] = useState<HourRate | null>(null)
  return (
    <div className="grid gap-6">
      {rates.length === 0 ? (
        <p className="text-muted">{texts.none}</p>
      ) : (
        <ul aria-label={texts.caption} className="grid">
          {rates.map((rate) => (
            <RateRow key={rate.year} rate={rate} onEdit={() => setEdited(rate)} />
          ))}
        </ul>
      )}
      <HourRateForm
        // Another rate to change is another form.
        key={edited?.year ?? 'new'}
        rate={edited}
        latest={rates[0]}
        onSaved={() => setEdited(null)}
        onCancel={() => setEdited(null)}
      />
    </div>
  )
}

function RateRow({ rate, onEdit }: { rate: HourRate; onEdit: () => void }) {
  const texts = useTexts(hourRatesCatalog)
  const language = useLanguage()
  const remove = useRemoveHourRate()
  const [isConfirming, setConfirming] = useState(false)
  const { year, amount, currency, source, sourceUrl } = rate
  return (
    <li className="border-line flex flex-wrap items-center gap-x-4 gap-y-1 border-b py-2 last:border-0">
      <span className="w-12 font-semibold tabular-nums">{year}</span>
      <span className="w-24 tabular-nums">{formatMoney(language, { amount, currency, isExact: true })}</span>
      <span className="min-w-40 flex-1 wrap-anywhere" dir="auto">
        {sourceUrl ? (
          <a href={sourceUrl} rel="noopener noreferrer" target="_blank" className="link">
            {source}
          </a>
        ) : (
          source
        )}
      </span>
      <span className="flex gap-1">
        <Button
          variant="ghost"
          size="sm"
          aria-label={texts.editYear({ year: String(year) })}
          onClick={onEdit}
        >
          {texts.edit}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-label={texts.removeYear({ year: String(year) })}
          onClick={() => setConfirming(true)}
        >
          {texts.remove}
        </Button>
        <ConfirmDialog
          open={isConfirming}
          onOpenChange={setConfirming}
          title={texts.removeYear({ year: String(year) })}
          text={texts.removeText({ year: String(year) })}
          confirmLabel={texts.remove}
          destructive
          loading={remove.isPending}
          onConfirm={() => remove.mutate(year, { onSettled: () => setConfirming(false) })}
        />
      </span>
    </li>
  )
}
