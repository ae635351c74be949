import { useFormatList } from '#web/lib/format/format-list.ts'
import { uiCatalog } from '#web/ui/texts/ui-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Badge, type BadgeVariant } from '#web/ui/display/badge.tsx'
import { joinClasses } from '#web/ui/class-names.ts'

export type LabelListProps = {
  /** What the labels are, such as "Causes". */
  name: string
  labels: readonly string[]
  variant: BadgeVariant
  /** How many to show before "+N more"; defaults to all. */
  limit?: number
  size?: 'xs' | 'sm' | 'md'
}

/** Labels in a row, such as skills or causes. */
export function LabelList({ name, labels, variant, limit = Infinity, size = 'sm' }: LabelListProps) {
  if (labels.length === 0) return null
  return (
    <ul
      aria-label={name}
      className={joinClasses('flex flex-wrap items-center', size === 'xs' ? 'gap-1' : 'gap-1.5')}
    >
      {labels.slice(0, limit).map((label) => (
        <li key={label} className="flex max-w-full">
          <Badge variant={variant} size={size}>
            {label}
          </Badge>
        </li>
      ))}
      <MoreLabels labels={labels.slice(limit)} />
    </ul>
  )
}

/** The end of such a list: how many labels it leaves out, if any. */
export function MoreLabels({ labels }: Pick<LabelListProps, 'labels'>) {
  const formatList = useFormatList()
  const uiTexts = useTexts(uiCatalog)
  return (
    labels.length > 0 && (
      <li className="text-muted px-1 text-xs" title={formatList(labels)}>
        {uiTexts.more({ count: labels.length })}
      </li>
    )
  )
}
