import { Check } from 'lucide-react'
import { useFormatList } from '#web/lib/format-list.ts'
import { uiCatalog } from '#web/ui/texts/ui-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'
import { Badge, type BadgeVariant } from '#web/ui/display/badge.tsx'

export type LabelListProps = {
  /** What the labels are, such as "Causes". */
  name: string
  labels: readonly string[]
  variant: BadgeVariant
  /** How many to show before "+N more"; defaults to all. */
  limit?: number
  size?: 'sm' | 'md'
  /** Those of them that get a check mark. */
  marked?: readonly string[]
  /** What the mark means, for screen readers. */
  markedText?: string
}

/** Labels in a row, such as skills or causes. */
export function LabelList(props: LabelListProps) {
  const { name, labels, variant, limit = Infinity, size = 'sm', marked = [], markedText } = props
  const formatList = useFormatList()
  const uiTexts = useTexts(uiCatalog)
  const hidden = labels.slice(limit)
  if (labels.length === 0) return null
  return (
    <ul aria-label={name} className="flex flex-wrap items-center gap-1.5">
      {labels.slice(0, limit).map((label) => (
        <li key={label} className="flex max-w-full">
          {marked.includes(label) ? (
            <Badge variant="primary" size={size} icon={Check}>
              {label} <VisuallyHidden>({markedText})</VisuallyHidden>
            </Badge>
          ) : (
            <Badge variant={variant} size={size}>
              {label}
            </Badge>
          )}
        </li>
      ))}
      {hidden.length > 0 && (
        <li className="text-muted px-1 text-xs" title={formatList(hidden)}>
          {uiTexts.more({ count: hidden.length })}
        </li>
      )}
    </ul>
  )
}
