import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { UnfinishedProject } from '#contract/projects/unfinished.ts'
import { projectStepNames } from '#domain/projects/projects.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { removeIfSent } from '#web/lib/drafts/sent-drafts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Row, RowList } from '#web/ui/display/row-list.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { unfinishedCatalog } from '#web/features/projects/texts/unfinished-texts.ts'
import { useDiscardUnfinished, useUnfinishedProjects } from './unfinished-api.ts'

export type UnfinishedListProps = {
  /** Takes the focus when the list is gone with its last entry. */
  onEmpty: () => void
  organization: string | undefined
  /** The list covers several organizations, so each entry names its own. */
  coversAll: boolean
}

/** What the reader has begun in the form of a new project and not posted. Nothing without any. */
export function UnfinishedList({ organization, coversAll, onEmpty }: UnfinishedListProps) {
  const texts = useTexts(unfinishedCatalog)
  const { data, isError, isFetching, refetch } = useUnfinishedProjects(organization)
  const rows = useRef<HTMLUListElement>(null)
  if (isError && !data) {
    return <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!data || data.length === 0) return null
  return (
    <RowList ref={rows} label={texts.list}>
      {data.map((project) => (
        <UnfinishedRow
          key={project.id}
          project={project}
          coversAll={coversAll}
          onDiscarded={() => (data.length > 1 ? rows.current?.focus() : onEmpty())}
        />
      ))}
    </RowList>
  )
}

type UnfinishedRowProps = { project: UnfinishedProject; coversAll: boolean; onDiscarded: () => void }

function UnfinishedRow({ project, coversAll, onDiscarded }: UnfinishedRowProps) {
  const texts = useTexts(unfinishedCatalog)
  const { id, step } = project
  const title = project.title || texts.untitled
  return (
    <Row
      title={title}
      text={
        <>
          {coversAll && (
            <>
              <span dir="auto">{project.organizationName}</span> ·{' '}
            </>
          )}
          {texts.step({ step, steps: projectStepNames.length })} <TimeStamp iso={project.updatedAt} inText />
        </>
      }
      aside={
        <>
          <Badge variant="outline">{texts.badge}</Badge>
          <Button asChild size="sm" variant="secondary">
            <Link {...paths.createProject({ unfinished: id })} aria-label={texts.continueOf({ title })}>
              {texts.continue}
            </Link>
          </Button>
          <DiscardButton id={id} title={title} onDiscarded={onDiscarded} />
        </>
      }
    />
  )
}

function DiscardButton({ id, title, onDiscarded }: { id: string; title: string; onDiscarded: () => void }) {
  const texts = useTexts(unfinishedCatalog)
  const [isOpen, setIsOpen] = useState(false)
  const isDiscarded = useRef(false)
  const discard = useDiscardUnfinished({
    done: { title: texts.discarded },
    failed: texts.discardFailed,
    onSuccess: () => {
      removeIfSent(id)
      isDiscarded.current = true
      setIsOpen(false)
    },
  })
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setIsOpen}
      onClosed={(event) => {
        if (!isDiscarded.current) return
        // Its button is gone with the row.
        event.preventDefault()
        onDiscarded()
      }}
      destructive
      title={texts.discardTitle}
      text={texts.discardText({ title })}
      confirmLabel={texts.discard}
      loading={discard.isPending}
      onConfirm={() => discard.mutate(id)}
      trigger={
        <Button size="sm" variant="ghost" aria-label={texts.discardOf({ title })}>
          {texts.discard}
        </Button>
      }
    />
  )
}
