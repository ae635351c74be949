import { getDisplayNames } from '#contract/i18n/formatters.ts'
import { settingsOf } from '#contract/i18n/languages.ts'
import { use } from 'react'
import { FormProvider } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { hourRateForm, saveHourRate } from '#contract/impact/rates.ts'
import { hourRateBounds, listCurrencies, type HourRate } from '#domain/impact/value.ts'
import { hourRatesCatalog } from '#web/features/administration/texts/hour-rates-texts.ts'
import { useNow } from '#web/lib/format/clock.ts'
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts'
import { SiteContext } from '#web/lib/site/site.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { FormWebsite } from '#web/ui/forms/form-website.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { rateSettings } from './hour-rates-api.ts'

type HourRateFormProps = {
  /** The rate to change; null to set one. */
  rate: HourRate | null
  /** The newest rate: the next one often has its currency and source. */
  latest: HourRate | undefined
  onSaved: () => void
  onCancel: () => void
}

/** Sets the value of an hour in a year. Another value of the same year replaces it. */
export function HourRateForm({ rate, latest, onSaved, onCancel }: HourRateFormProps) {
  const texts = useTexts(hourRatesCatalog)
  const language = useLanguage()
  const year = new Date(useNow()).getUTCFullYear()
  const from = rate ?? latest
  const { hasRegisters } = use(SiteContext)
  const { form, submit, sending } = useEndpointForm(saveHourRate, (body) => ({ body }), {
    ...rateSettings,
    schema: hourRateForm,
    shouldFocusError: true,
    defaultValues: {
      year: rate?.year ?? year,
      amount: rate?.amount ?? Number.NaN,
      // Of other countries, only its operator knows the currency.
      currency: from?.currency ?? (hasRegisters ? 'USD' : ''),
      source: from?.source ?? '',
      sourceUrl: from?.sourceUrl ?? '',
    },
    done: { title: texts.saved },
    failed: texts.saveFailed,
    onSent: () => onSaved(),
  })
  const {
    register,
    formState: { errors },
  } = form
  const names = getDisplayNames([settingsOf(language).locale], { type: 'currency' })
  return (
    <FormProvider {...form}>
      <form method="post" noValidate onSubmit={submit} aria-labelledby="hour-rates" className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-3">
          <Field id="rate-year" label={texts.year} required error={errors.year?.message}>
            <Input
              type="number"
              inputMode="numeric"
              min={hourRateBounds.minYear}
              max={hourRateBounds.maxYear}
              // Another year is another value, which would leave this one as it is.
              readOnly={rate !== null}
              {...register('year', { valueAsNumber: true })}
            />
          </Field>
          <Field id="rate-amount" label={texts.amount} required error={errors.amount?.message}>
            <Input
              type="number"
              inputMode="decimal"
              min={0}
              step={0.01}
              {...register('amount', { valueAsNumber: true })}
            />
          </Field>
          <Field id="rate-currency" label={texts.currency} required error={errors.currency?.message}>
            <Select
              placeholder={texts.chooseCurrency}
              options={listCurrencies().map((code) => ({
                value: code,
                label: texts.currencyOption({ code, name: names.of(code) ?? code }),
              }))}
              {...register('currency')}
            />
          </Field>
        </div>
        <Field
          id="rate-source"
          label={texts.source}
          hint={texts.sourceHint}
          required
          error={errors.source?.message}
        >
          <Input {...register('source')} />
        </Field>
        <FormWebsite
          name="sourceUrl"
          id="rate-source-url"
          label={texts.sourceUrl}
          hint={texts.sourceUrlHint}
          max={limits.shortText}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" loading={sending.isPending} loadingText={texts.saving}>
            {texts.save}
          </Button>
          {rate && (
            <Button variant="ghost" onClick={onCancel}>
              {texts.cancel}
            </Button>
          )}
        </div>
      </form>
    </FormProvider>
  )
}
