import { Check } from 'lucide-react'
import { useTexts } from '#web/lib/language/texts.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'
import { projectPageCatalog } from './texts/project-page-texts.ts'

type SkillListProps = { name: string; labels: readonly string[]; matched: readonly string[] }

/** Skills of a project; those that the reader has get a check mark. */
export function SkillList({ name, labels, matched }: SkillListProps) {
  const { hasSkill } = useTexts(projectPageCatalog)
  return (
    <ul aria-label={name} className="flex flex-wrap items-center gap-1.5">
      {labels.map((label) => (
        <li key={label} className="flex max-w-full">
          {matched.includes(label) ? (
            <Badge variant="primary" icon={Check}>
              {label} <VisuallyHidden>({hasSkill})</VisuallyHidden>
            </Badge>
          ) : (
            <Badge variant="outline">{label}</Badge>
          )}
        </li>
      ))}
    </ul>
  )
}
