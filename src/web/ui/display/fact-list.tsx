import type { ReactNode } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'

export type Fact = {
  label: string
  value: ReactNode
  /** Takes the full width if the others are in pairs. */
  isWide?: boolean
}

export type FactListProps = {
  facts: readonly Fact[]
  /** Two columns where there is room, for short values. */
  paired?: boolean
}

/** Names and values, one below the other. */
export function FactList({ facts, paired = false }: FactListProps) {
  return (
    <dl className={joinClasses('grid gap-4', paired && 'gap-x-8 sm:grid-cols-2')}>
      {facts.map(({ label, value, isWide }) => (
        <div
          key={label}
          className={joinClasses('grid content-start gap-0.5', paired && isWide && 'sm:col-span-2')}
        >
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
