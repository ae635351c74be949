import type { ReactNode } from 'react'
import type { ComparedApplication } from '#contract/applications/triage.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { formatVolunteerName } from './application-display.ts'

type CriterionProps = {
  title: string
  grid: string
  compared: readonly ComparedApplication[]
  cell: (one: ComparedApplication) => ReactNode
  /** The values are texts: on a phone they are below the names, not beside them. */
  isLong: boolean
}

/** The names above their columns, in view all the time; each criterion has them for screen readers and phones. */
export function ComparedNames({ compared, grid }: Pick<CriterionProps, 'compared' | 'grid'>) {
  return (
    <div
      aria-hidden
      className={joinClasses(
        grid,
        'border-line bg-canvas sticky top-16 z-10 -mb-4 border-b py-2 text-sm font-semibold max-md:hidden',
        compared.length > 3 && 'max-lg:hidden',
      )}
    >
      {compared.map(({ application }) => (
        <span key={application.id} dir="auto" className="truncate px-4">
          {formatVolunteerName(application)}
        </span>
      ))}
    </div>
  )
}

/** One criterion, with a cell for each applicant; on a phone a line for each, with their names in a column. */
export function Criterion({ title, grid, compared, cell, isLong }: CriterionProps) {
  return (
    <section className="grid gap-3 max-md:gap-0">
      <h2 className="border-line border-b pb-2 text-lg wrap-anywhere md:px-4">{title}</h2>
      <ul className={joinClasses(grid, 'max-md:gap-0')}>
        {compared.map((one) => (
          <li
            key={one.application.id}
            className={joinClasses(
              'max-md:border-line grid content-start gap-1 text-sm wrap-anywhere max-md:border-b max-md:py-2.5 md:px-4',
              !isLong && 'max-md:grid-cols-[7rem_minmax(0,1fr)] max-md:gap-3',
            )}
          >
            {/* Side by side, the names above the columns say it. */}
            <h3
              dir="auto"
              className={joinClasses(
                'font-sans text-sm font-semibold tracking-normal md:text-muted',
                compared.length > 3 ? 'lg:sr-only' : 'md:sr-only',
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
