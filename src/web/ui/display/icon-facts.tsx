import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'

export type IconFact = readonly [icon: LucideIcon, name: string, value: ReactNode]

/** Names and values, each beside its icon. */
export function IconFacts({ facts, className }: { facts: readonly IconFact[]; className?: string }) {
  return (
    <dl className={joinClasses('grid text-sm', className)}>
      {facts.map(([Icon, name, value]) => (
        <div key={name} className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3">
          <Icon aria-hidden className="text-muted row-span-2 mt-0.5 size-5" />
          <dt className="text-muted">{name}</dt>
          <dd className="font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
