import { Bookmark } from 'lucide-react'
import { Button } from '#web/ui/actions/button.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { projectsCatalog } from './texts/projects-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useSaving } from './own/saved-projects-api.ts'

type Saveable = { id: string; title: string; isSaved: boolean | null }

/** The bookmark on a card; asks a visitor to sign in (spec F5). */
export function SaveMark({ project, className }: { project: Saveable; className?: string }) {
  const { saved: texts } = useTexts(projectsCatalog)
  const save = useSaving(project.id, texts.failed.description)
  const isSaved = project.isSaved ?? false
  return (
    <IconButton
      size="sm"
      icon={Bookmark}
      label={texts.label({ title: project.title })}
      aria-pressed={isSaved}
      iconClassName={isSaved ? 'fill-current' : ''}
      className={className}
      onClick={() =>
        project.isSaved === null ? toast({ ...texts.signIn, variant: 'destructive' }) : save(!isSaved)
      }
    />
  )
}

/** The save button on a project's page, for signed-in people (spec F2.11). */
export function SaveButton({ project }: { project: Saveable }) {
  const { saved: texts } = useTexts(projectsCatalog)
  const save = useSaving(project.id, texts.failed.detail)
  if (project.isSaved === null) return null
  const { isSaved } = project
  return (
    <Button variant="ghost" size="sm" aria-pressed={isSaved} onClick={() => save(!isSaved)}>
      <Bookmark aria-hidden className={isSaved ? 'fill-current' : undefined} />
      {isSaved ? texts.saved : texts.save}
    </Button>
  )
}
