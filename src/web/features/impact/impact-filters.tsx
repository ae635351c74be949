import { useState } from 'react'
import { impactPeriods, type ImpactPeriod } from '#domain/impact/periods.ts'
import type { ImpactReport } from '#contract/impact/impact.ts'
import { formatMonthName } from '#web/lib/format-month.ts'
import { parseChoice } from '#web/lib/search-params.ts'
import { day, integer } from '#web/lib/screen-search.ts'
import { useLanguage, useTexts } from '#web/lib/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { isLimited, type ImpactSearch } from './impact-search.ts'
import { impactReportCatalog } from './texts/impact-report-texts.ts'

const standard = 'last_12_months'
const months = Array.from({ length: 12 }, (_, index) => index + 1)
/** Whether a period depends on where the year begins. */
const followsYear = (period: ImpactPeriod) => period.endsWith('quarter') || period.endsWith('year')

type Named = { id: string; name: string }
type Mistake = 'missing' | 'backwards'

type ImpactFiltersProps = {
  search: ImpactSearch
  report: ImpactReport
  onSearch: (search: ImpactSearch) => void
}

/** What the report covers, all stored in the URL. */
export function ImpactFilters({ search, report, onSearch }: ImpactFiltersProps) {
  const texts = useTexts(impactReportCatalog)
  const { filters } = texts
  const [period, setPeriod] = useState<ImpactPeriod>(search.period ?? standard)
  const [mistake, setMistake] = useState<Mistake | null>(null)
  const isFiltered = isLimited(search) || search.period !== undefined || search.yearStart !== undefined
  return (
    <form
      role="search"
      aria-label={filters.label}
      className="no-print border-line bg-surface grid grid-cols-1 items-start gap-x-4 gap-y-4 rounded-lg border p-4 sm:grid-cols-2 sm:p-5 xl:grid-cols-4"
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        const next = parseForm(form, period)
        const found = period === 'custom' ? findMistake(next) : null
        setMistake(found)
        if (found === null) return onSearch({ ...search, ...next })
        const wrong = event.currentTarget.elements.namedItem(
          found === 'missing' && !next.from ? 'from' : 'to',
        )
        if (wrong instanceof HTMLElement) wrong.focus()
      }}
    >
      <Field label={filters.period}>
        <Select
          name="period"
          value={period}
          onChange={({ currentTarget }) =>
            setPeriod(parseChoice(impactPeriods, currentTarget.value) ?? standard)
          }
          options={impactPeriods.map((value) => ({ value, label: texts.periods[value] }))}
        />
      </Field>
      {period === 'custom' && <CustomDays days={search.from ? search : report.period} mistake={mistake} />}
      {followsYear(period) && <YearStart value={search.yearStart} />}
      <Choices
        name="cause"
        label={filters.cause}
        placeholder={filters.anyCause}
        chosen={report.cause}
        choices={report.choices.causes}
      />
      <Choices
        name="place"
        label={filters.place}
        placeholder={filters.anyPlace}
        chosen={report.place && { ...report.place, name: report.place.name || texts.groups.remote }}
        choices={[
          { id: 'remote', name: texts.groups.remote },
          ...report.choices.places,
          { id: 'unknown', name: texts.groups.unknownPlace },
        ]}
      />
      <div className="flex flex-wrap gap-3 sm:col-span-full">
        <Button type="submit">{filters.show}</Button>
        {isFiltered && (
          <Button variant="ghost" onClick={() => onSearch({ by: search.by, order: search.order })}>
            {filters.clear}
          </Button>
        )}
      </div>
    </form>
  )
}

function CustomDays({
  days: { from, to },
  mistake,
}: {
  days: { from?: string | undefined; to?: string | undefined }
  mistake: Mistake | null
}) {
  const { filters } = useTexts(impactReportCatalog)
  return (
    <>
      <Field label={filters.from}>
        <Input name="from" type="date" defaultValue={from ?? ''} />
      </Field>
      <Field label={filters.to} error={mistake === null ? undefined : filters[mistake]}>
        <Input name="to" type="date" defaultValue={to ?? ''} />
      </Field>
    </>
  )
}

function YearStart({ value }: { value: number | undefined }) {
  const { filters } = useTexts(impactReportCatalog)
  const language = useLanguage()
  return (
    <Field label={filters.yearStart}>
      <Select
        name="yearStart"
        defaultValue={String(value ?? 1)}
        options={months.map((month) => ({ value: String(month), label: formatMonthName(language, month) }))}
      />
    </Field>
  )
}

type ChoicesProps = {
  name: 'cause' | 'place'
  label: string
  placeholder: string
  chosen: Named | null
  choices: readonly Named[]
}

/** The choices, and the chosen one even if no project has it any more. */
function Choices({ name, label, placeholder, chosen, choices }: ChoicesProps) {
  const isListed = chosen === null || choices.some(({ id }) => id === chosen.id)
  const listed = isListed ? choices : [chosen, ...choices]
  return (
    <Field label={label}>
      <Select
        name={name}
        defaultValue={chosen?.id ?? ''}
        placeholder={placeholder}
        options={listed.map((choice) => ({ value: choice.id, label: choice.name || choice.id }))}
      />
    </Field>
  )
}

/** The days are YYYY-MM-DD, so they compare as text. */
function findMistake({ from, to }: ImpactSearch): Mistake | null {
  if (!from || !to) return 'missing'
  return from > to ? 'backwards' : null
}

const yearStartField = integer({ min: 2, max: 12 })

function parseForm(form: FormData, period: ImpactPeriod): ImpactSearch {
  const read = (name: string) => {
    const value = form.get(name)
    return (typeof value === 'string' && value.trim()) || undefined
  }
  const isCustom = period === 'custom'
  return {
    period: period === standard ? undefined : period,
    from: isCustom ? day(read('from')) : undefined,
    to: isCustom ? day(read('to')) : undefined,
    yearStart: followsYear(period) ? yearStartField(read('yearStart')) : undefined,
    cause: read('cause'),
    place: read('place'),
  }
}
