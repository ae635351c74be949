import { useState } from 'react'
import {
  findPeriodRefusal,
  impactPeriods,
  maxPeriodYears,
  type DayRange,
  type ImpactPeriod,
  type PeriodRefusal,
} from '#domain/impact/periods.ts'
import type { ImpactReport } from '#contract/impact/impact.ts'
import type { Issue } from '#contract/problem-body.ts'
import { formatMonthName } from '#web/lib/format/format-month.ts'
import { choice, integer } from '#web/lib/navigation/screen-search.ts'
import { day } from '#web/lib/navigation/search-day.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { isLimited, type ImpactSearch } from './impact-search.ts'
import { impactReportCatalog, type ImpactReportTexts } from './texts/impact-report-texts.ts'

const standard = 'last_12_months'
const months = Array.from({ length: 12 }, (_, index) => index + 1)
/** Whether a period depends on where the year begins. */
const followsYear = (period: ImpactPeriod) => period.endsWith('quarter') || period.endsWith('year')

type ImpactFiltersProps = {
  search: ImpactSearch
  /** The latest report, which names the choices; none if the server refused the filters. */
  report: ImpactReport | undefined
  /** What the server refused. */
  issues: readonly Issue[]
  onSearch: (search: ImpactSearch) => void
}

type Filters = Pick<ImpactSearch, 'period' | 'from' | 'to' | 'yearStart' | 'cause' | 'place'>

const filtersOf = ({ period, from, to, yearStart, cause, place }: ImpactSearch): Filters => ({
  period,
  from,
  to,
  yearStart,
  cause,
  place,
})

/** The filters as the reader has chosen them so far, from the address again whenever that changes. */
function useDraft(search: ImpactSearch) {
  const address = JSON.stringify(filtersOf(search))
  const [state, setState] = useState({ address, draft: filtersOf(search) })
  const draft = state.address === address ? state.draft : filtersOf(search)
  const change = (changes: Filters) => setState({ address, draft: { ...draft, ...changes } })
  return [draft, change] as const
}

/** What the report covers, all stored in the URL. */
export function ImpactFilters({ search, report, issues, onSearch }: ImpactFiltersProps) {
  const texts = useTexts(impactReportCatalog)
  const { filters } = texts
  const [draft, change] = useDraft(search)
  const [mistake, setMistake] = useState<Mistake | null>(null)
  const period = draft.period ?? standard
  const days = { from: draft.from ?? report?.period.from ?? '', to: draft.to ?? report?.period.to ?? '' }
  const isFiltered = isLimited(search) || search.period !== undefined || search.yearStart !== undefined
  const refused = (path: string) => issues.find((issue) => issue.path === path)?.message
  return (
    <form
      role="search"
      aria-label={filters.label}
      className="no-print border-line bg-surface grid grid-cols-1 items-start gap-x-4 gap-y-4 rounded-lg border p-4 sm:grid-cols-2 sm:p-5 xl:grid-cols-4"
      onSubmit={(event) => {
        event.preventDefault()
        const found = period === 'custom' ? findMistake(days) : null
        setMistake(found)
        if (found === null) return onSearch({ ...search, ...toSearch({ ...draft, ...days }) })
        const wrong = event.currentTarget.elements.namedItem(found.field)
        if (wrong instanceof HTMLElement) wrong.focus()
      }}
    >
      <Field label={filters.period} error={refused('period')}>
        <Select
          name="period"
          value={period}
          onChange={({ currentTarget }) => change({ period: periodField(currentTarget.value) })}
          options={impactPeriods.map((value) => ({ value, label: texts.periods[value] }))}
        />
      </Field>
      {period === 'custom' &&
        (['from', 'to'] as const).map((name) => (
          <Field
            key={name}
            label={filters[name]}
            error={mistake?.field === name ? textOf(filters, mistake.refusal) : refused(name)}
          >
            <Input
              name={name}
              type="date"
              value={days[name]}
              onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
            />
          </Field>
        ))}
      {followsYear(period) && (
        <YearStart value={draft.yearStart} onChange={(yearStart) => change({ yearStart })} />
      )}
      <Choices
        name="cause"
        label={filters.cause}
        placeholder={filters.anyCause}
        error={refused('cause')}
        value={draft.cause}
        onChange={(cause) => change({ cause })}
        choices={[...(report?.choices.causes ?? []), ...listed(report?.cause, texts.groups.noCause)]}
      />
      <Choices
        name="place"
        label={filters.place}
        placeholder={filters.anyPlace}
        error={refused('place')}
        value={draft.place}
        onChange={(place) => change({ place })}
        choices={[
          { id: 'remote', name: texts.groups.remote },
          ...(report?.choices.places ?? []),
          { id: 'unknown', name: texts.groups.unknownPlace },
          ...listed(report?.place, texts.groups.remote),
        ]}
      />
      <div className="flex flex-wrap gap-3 sm:col-span-full">
        <Button type="submit">{filters.show}</Button>
        {isFiltered && (
          <Button
            variant="ghost"
            onClick={({ currentTarget: { form } }) => {
              setMistake(null)
              onSearch({ by: search.by, order: search.order })
              // The button goes with the filters, so the focus must not stay on it.
              const first = form?.elements.namedItem('period')
              if (first instanceof HTMLElement) first.focus()
            }}
          >
            {filters.clear}
          </Button>
        )}
      </div>
    </form>
  )
}

type YearStartProps = { value: number | undefined; onChange: (value: number | undefined) => void }

function YearStart({ value, onChange }: YearStartProps) {
  const { filters } = useTexts(impactReportCatalog)
  const language = useLanguage()
  return (
    <Field label={filters.yearStart}>
      <Select
        name="yearStart"
        value={String(value ?? 1)}
        onChange={({ currentTarget }) => onChange(yearStartField(currentTarget.value))}
        options={months.map((month) => ({ value: String(month), label: formatMonthName(language, month) }))}
      />
    </Field>
  )
}

type Named = { id: string; name: string }

/** The one that the report is limited to, which no project may have by now. */
const listed = (chosen: Named | null | undefined, nameless: string): Named[] =>
  chosen ? [{ id: chosen.id, name: chosen.name || nameless }] : []

type ChoicesProps = {
  name: 'cause' | 'place'
  label: string
  placeholder: string
  error: string | undefined
  value: string | undefined
  onChange: (value: string | undefined) => void
  choices: readonly Named[]
}

/** The choices, and the chosen one even if it is none of them. */
function Choices({ name, label, placeholder, error, value, onChange, choices }: ChoicesProps) {
  const all = value === undefined ? choices : [...choices, { id: value, name: value }]
  const options = all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index)
  return (
    <Field label={label} error={error}>
      <Select
        name={name}
        value={value ?? ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
        placeholder={placeholder}
        options={options.map((option) => ({ value: option.id, label: option.name }))}
      />
    </Field>
  )
}

type Mistake = { field: keyof DayRange; refusal: PeriodRefusal }

/** What is wrong with these days, by the rule of the server, and in which field. */
function findMistake({ from, to }: DayRange): Mistake | null {
  const refusal = findPeriodRefusal({ ...(from && { from }), ...(to && { to }) })
  return refusal && { field: refusal === 'missing' && !from ? 'from' : 'to', refusal }
}

const textOf = (filters: ImpactReportTexts['filters'], refusal: PeriodRefusal): string =>
  ({
    missing: filters.missing,
    reversed: filters.reversed,
    too_long: filters.tooLong({ years: maxPeriodYears }),
  })[refusal]

const yearStartField = integer({ min: 2, max: 12 })
const periodField = (value: string) => choice(impactPeriods, standard)(value)

/** Only what the chosen period needs. */
function toSearch({ period, from, to, yearStart, ...others }: Filters): Filters {
  const isCustom = period === 'custom'
  return {
    ...others,
    period,
    from: isCustom ? day(from) : undefined,
    to: isCustom ? day(to) : undefined,
    yearStart: followsYear(period ?? standard) ? yearStart : undefined,
  }
}
