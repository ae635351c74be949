import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export type Stat = {
  icon: LucideIcon
  label: string
  /** The number as displayed. */
  value: string
  /** What the number is made of. */
  hint?: string | undefined
  /** The link to more details. */
  more?: ReactNode
}

/** Numbers at a glance: two per row on a phone, all in one row on wide screens. */
export function StatCards({ label, stats }: { label: string; stats: readonly Stat[] }) {
  return (
    <section aria-label={label}>
      <dl className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4 print:grid-cols-4">
        {stats.map((stat) => (
          <StatCard key={stat.label} {...stat} />
        ))}
      </dl>
    </section>
  )
}

function StatCard({ icon: Icon, label, value, hint, more }: Stat) {
  return (
    <div className="border-line bg-surface shadow-card flex flex-col rounded-lg border p-4 sm:p-5">
      <dt className="text-muted flex items-start justify-between gap-2 text-sm">
        {label}
        <Icon aria-hidden className="text-primary size-5 shrink-0" />
      </dt>
      <dd className="pt-3">
        <span className="font-heading block text-3xl font-bold tabular-nums">{value}</span>
        {hint && <span className="text-muted mt-1 block text-xs sm:text-sm">{hint}</span>}
        {more && <span className="mt-1 block text-xs sm:text-sm">{more}</span>}
      </dd>
    </div>
  )
}

/** A titled section of a dashboard, with a link to everything in it. */
export function Panel({
  id,
  title,
  action,
  children,
}: {
  id: string
  title: string
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <h2 id={id} tabIndex={-1} className="text-xl outline-none">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
