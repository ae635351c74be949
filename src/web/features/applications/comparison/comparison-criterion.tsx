import type { ReactNode } from 'react'
import type { ComparedApplication } from '#contract/applications/triage.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { Select } from '#web/ui/forms/select.tsx'
import { formatVolunteerName } from '#web/features/applications/application-display.ts'
import { triageCatalog } from '#web/features/applications/texts/triage-texts.ts'
import { shownOnPhones } from './compared-pair.ts'

type ComparedProps = { grid: string; compared: readonly ComparedApplication[] }

/** The class of a column that phones have no room for. */
export const columnClass = (index: number) => (index < shownOnPhones ? '' : 'max-md:hidden')

/**
 * Where the cards of the applicants are: above the names that stay in view, except on a phone that offers a choice, which
 * comes before what it chooses.
 */
export const namesFollow = (compared: readonly unknown[]) =>
  compared.length > shownOnPhones ? 'md:-order-1' : '-order-1'

/**
 * The names above their columns, in view all the time; each criterion has them for screen readers. On a phone one
 * chooses there which two of several are side by side.
 */
export function ComparedNames({
  compared,
  grid,
  onShow,
}: ComparedProps & { onShow: (place: number, id: string) => void }) {
  const { compare: texts } = useTexts(triageCatalog)
  const isChoice = compared.length > shownOnPhones
  const options = compared
    .map(({ application }) => ({ value: application.id, label: formatVolunteerName(application) }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
  return (
    <div
      className={joinClasses(
        grid,
        'border-line bg-canvas short:top-0 sticky top-16 z-10 border-b py-2 md:-mb-4 text-sm font-semibold max-md:-mx-4 max-md:px-4',
        compared.length > 3 && 'md:max-lg:hidden',
      )}
    >
      {compared.map(({ application }, index) => (
        <div key={index} className={joinClasses('min-w-0', columnClass(index))}>
          <p aria-hidden dir="auto" className={joinClasses('truncate md:px-4', isChoice && 'max-md:hidden')}>
            {formatVolunteerName(application)}
          </p>
          {isChoice && index < shownOnPhones && (
            <div className="md:hidden">
              <Select
                aria-label={texts.columns[index === 0 ? 'first' : 'second']}
                className="max-sm:ps-2.5 max-sm:pe-9"
                options={options}
                value={application.id}
                onChange={({ currentTarget }) => onShow(index, currentTarget.value)}
              />
            </div>
          )}
        </div>
      ))}
    </div>
  )
}

type CriterionProps = ComparedProps & {
  title: string
  cell: (one: ComparedApplication) => ReactNode
}

/** One criterion, with a cell for each applicant. */
export function Criterion({ title, grid, compared, cell }: CriterionProps) {
  return (
    <section className="grid gap-3 max-md:gap-2">
      <h2 className="border-line border-b pb-2 text-lg wrap-anywhere md:px-4">{title}</h2>
      <ul className={grid}>
        {compared.map((one, index) => (
          <li
            key={one.application.id}
            className={joinClasses(
              'grid content-start gap-1 text-sm wrap-anywhere md:px-4',
              columnClass(index),
            )}
          >
            {/* Wide screens show the name above each column. */}
            <h3
              dir="auto"
              className={joinClasses(
                'text-muted font-sans text-sm font-semibold tracking-normal',
                compared.length > 3 ? 'max-md:sr-only lg:sr-only' : 'sr-only',
              )}
            >
              {formatVolunteerName(one.application)}
            </h3>
            <div className="min-w-0">{cell(one)}</div>
          </li>
        ))}
      </ul>
    </section>
  )
}
