import { Link } from '@tanstack/react-router'
import { FileX } from 'lucide-react'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { projectPageCatalog } from '#web/features/projects/texts/project-page-texts.ts'
import type { MissingProject as Missing } from '#web/features/projects/project-api.ts'

/** Shown if there is no project the reader can see. */
export function MissingProject({ missing }: Missing) {
  const { missing: texts } = useTexts(projectPageCatalog)
  const isRemoved = missing === 'removed'
  const title = isRemoved ? texts.removedTitle : texts.title
  usePageHead({ title })
  return (
    <EmptyState
      as="h1"
      icon={FileX}
      title={title}
      text={isRemoved ? undefined : <p>{texts.text}</p>}
      action={
        <Button asChild>
          <Link {...paths.browse()}>{texts.action}</Link>
        </Button>
      }
    />
  )
}
