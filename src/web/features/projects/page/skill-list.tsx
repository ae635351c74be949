import { Check } from 'lucide-react'
import { useTexts } from '#web/lib/language/texts.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'
import { MoreLabels } from '#web/ui/forms/label-list.tsx'
import { projectPageCatalog } from '#web/features/projects/texts/project-page-texts.ts'

type SkillListProps = {
  name: string
  labels: readonly string[]
  matched: readonly string[]
  /** How many to show before "+N more", first those that the reader has; without it, all in their order. */
  limit?: number
}

/** Skills of a project; those that the reader has get a check mark. */
export function SkillList({ name, labels, matched, limit }: SkillListProps) {
  const { hasSkill } = useTexts(projectPageCatalog)
  const isMatched = (label: string) => matched.includes(label)
  const ordered =
    limit === undefined ? labels : labels.toSorted((a, b) => Number(isMatched(b)) - Number(isMatched(a)))
  return (
    <ul aria-label={name} className="flex flex-wrap items-center gap-1.5">
      {ordered.slice(0, limit).map((label) => (
        <li key={label} className="flex max-w-full">
          {isMatched(label) ? (
            <Badge variant="primary" icon={Check}>
              {label} <VisuallyHidden>({hasSkill})</VisuallyHidden>
            </Badge>
          ) : (
            <Badge variant="outline">{label}</Badge>
          )}
        </li>
      ))}
      <MoreLabels labels={limit === undefined ? [] : ordered.slice(limit)} />
    </ul>
  )
}
