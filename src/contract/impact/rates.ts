/** What an hour of a volunteer's time is worth, as the operator sets it by year (decision record 0115). */
import { hourRateBounds, isCurrency } from '#domain/impact/value.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { clearableWebAddress, requiredName } from '#contract/fields.ts'
import { fieldText } from '#contract/field-texts.ts'
import { impactLimits } from '#contract/limits.ts'
import { z } from '#contract/zod.ts'

const required = fieldText('general.required')
const amountText = fieldText('impact.amount', { max: hourRateBounds.maxAmount })
const yearText = fieldText('impact.year', { min: hourRateBounds.minYear, max: hourRateBounds.maxYear })

/** To the cent: 33.49 is not a multiple of 0.01 in floating point. */
const isInCents = (amount: number) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6

/** The fields of the form. Saving the year of another rate replaces it. */
export const hourRateForm = z.object({
  year: z
    .number(yearText)
    .int(yearText)
    .min(hourRateBounds.minYear, yearText)
    .max(hourRateBounds.maxYear, yearText),
  amount: z
    .number(amountText)
    .positive(amountText)
    .max(hourRateBounds.maxAmount, amountText)
    .refine(isInCents, amountText),
  currency: z.string(required).trim().toUpperCase().refine(isCurrency, fieldText('impact.currency')),
  source: requiredName({ max: impactLimits.rateSource }, required),
  sourceUrl: clearableWebAddress.default(null),
})
export type HourRateForm = z.output<typeof hourRateForm>

export const hourRate = z.object({
  year: z.int(),
  amount: z.number(),
  currency: z.string(),
  source: z.string(),
  sourceUrl: z.string().nullable(),
})

export const listHourRates = defineEndpoint({
  id: 'listHourRates',
  summary: 'What an hour of a volunteer is worth, by year, latest first.',
  method: 'GET',
  path: '/api/admin/hour-rates',
  access: 'admin',
  response: z.array(hourRate),
})

export const saveHourRate = defineEndpoint({
  id: 'saveHourRate',
  summary: 'Sets what an hour of a volunteer is worth in a year, with the source. Returns all years.',
  method: 'PUT',
  path: '/api/admin/hour-rates',
  access: 'admin',
  body: hourRateForm,
  response: z.array(hourRate),
})

export const removeHourRate = defineEndpoint({
  id: 'removeHourRate',
  summary: 'Removes the rate of a year. Its hours have no value then. Returns all years.',
  method: 'DELETE',
  path: '/api/admin/hour-rates/:year',
  access: 'admin',
  params: z.object({ year: z.coerce.number().int().min(1).max(9999) }),
  response: z.array(hourRate),
  problems: ['hour_rate_not_found'],
})

export const hourRateEndpoints = [listHourRates, saveHourRate, removeHourRate] as const
