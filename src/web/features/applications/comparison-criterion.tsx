import type { ReactNode } from 'react'
import type { ComparedApplication } from '#contract/applications/triage.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { formatVolunteerName } from './application-display.ts'

type CriterionProps = {
  title: string
  grid: string
  compared: readonly ComparedApplication[]
  cell: (one: ComparedApplication) => ReactNode
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

/** One criterion, with a cell for each applicant. */
export function Criterion({ title, grid, compared, cell }: CriterionProps) {
  return (
    <section className="grid gap-3">
      <h2 className="border-line border-b pb-2 text-lg wrap-anywhere">{title}</h2>
      <ul className={grid}>
        {compared.map((one) => (
          <li key={one.application.id} className="grid content-start gap-1 text-sm wrap-anywhere md:px-4">
            {/* Side by side, the names above the columns say it. */}
            <h3
              className={joinClasses(
                'text-muted font-sans text-sm font-semibold tracking-normal',
                compared.length > 3 ? 'lg:sr-only' : 'md:sr-only',
              )}
            >
              {formatVolunteerName(one.application)}
            </h3>
            {cell(one)}
          </li>
        ))}
      </ul>
    </section>
  )
}
