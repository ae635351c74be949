import { formatNumber } from '#web/lib/format/format-number.ts'
import { useLanguage } from '#web/lib/language/texts.ts'

/** Labels and numbers side by side, in equal columns. */
export function StatRow({ stats }: { stats: readonly (readonly [name: string, value: number])[] }) {
  const language = useLanguage()
  return (
    <dl className="grid grid-cols-3 gap-3">
      {stats.map(([name, value]) => (
        <div key={name} className="flex min-w-0 flex-col-reverse justify-end">
          <dt className="text-muted text-xs sm:text-sm">{name}</dt>
          <dd className="font-heading text-xl font-bold tabular-nums">{formatNumber(language, value)}</dd>
        </div>
      ))}
    </dl>
  )
}
