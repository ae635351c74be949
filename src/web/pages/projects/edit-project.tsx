import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { ArrowLeft, Bell, Lock, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { formatList } from '#contract/i18n/lists.ts'
import type { Project } from '#contract/projects/projects.ts'
import type { ScopeField } from '#domain/applications/agreed-scope.ts'
import { useSession } from '#web/features/accounts/session.ts'
import { OtherOrganizationNotice } from '#web/features/organizations/other-organization-notice.tsx'
import { useFreshProject } from '#web/features/projects/project-api.ts'
import { MissingProject } from '#web/features/projects/page/missing-project.tsx'
import { ProjectPageSkeleton } from '#web/features/projects/page/project-page-skeleton.tsx'
import { mayMove } from '#web/features/projects/manage/moves.ts'
import { ProjectEditor } from '#web/features/projects/wizard/project-editor.tsx'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { moveToStep, useLeaveSteps } from '#web/lib/drafts/leave-steps.ts'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { manageCatalog } from '#web/features/projects/texts/manage-texts.ts'
import { projectsCatalog } from '#web/features/projects/texts/projects-texts.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { PageState } from '#web/ui/feedback/error-state.tsx'

/**
 * Editing a project at /projects/{id}/edit (decision C). Only for members of its organization; everyone else gets
 * "not found".
 */
export function EditProjectPage() {
  const manageTexts = useTexts(manageCatalog)
  const projectsTexts = useTexts(projectsCatalog)
  const { id = '' } = useParams({ strict: false })
  const query = useFreshProject(id)
  const [version, setVersion] = useState(0)
  usePageHead({ title: manageTexts.edit.title })
  return (
    <div className="page-width py-8 sm:py-10">
      <PageState query={query} failed={projectsTexts.failedTitle} loading={<ProjectPageSkeleton />}>
        {(project) => {
          if ('missing' in project) return <MissingProject missing={project.missing} />
          if (!project.viewer?.isMember) return <MissingProject missing="unknown" />
          return (
            <FoundProject
              key={version}
              project={project}
              onReload={() =>
                void query.refetch().then(({ error }) => {
                  if (error) toastFailure(error, projectsTexts.failedTitle)
                  else setVersion((read) => read + 1)
                })
              }
            />
          )
        }}
      </PageState>
    </div>
  )
}

function FoundProject({ project, onReload }: { project: Project; onReload: () => void }) {
  const { edit, heldText: held } = useTexts(manageCatalog)
  const { user } = useSession()
  const { step } = useSearch({ strict: false })
  const navigate = useNavigate()
  const leaveSteps = useLeaveSteps()
  const draft = project.publishesWhenVerified ? edit.waitingText : edit.draftText
  const stateText = { draft, held, published: edit.publishedText, removed: '' }
  return (
    <>
      <Link
        {...paths.project(project.id)}
        className="text-muted hover:text-ink -ms-1 inline-flex min-h-11 items-center gap-2 rounded-sm px-1 text-sm font-medium no-underline"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {edit.back}
      </Link>
      <h1 className="text-3xl sm:text-4xl">{edit.title}</h1>
      {user && mayMove(project, 'edit') ? (
        <>
          <p className="text-muted measure mt-2 mb-8 wrap-anywhere">
            <strong className="text-ink block font-semibold" dir="auto">
              {project.title}
            </strong>
            {stateText[project.visibility]}
          </p>
          <div className="-mt-3 mb-8 empty:hidden">
            <OtherOrganizationNotice organizationId={project.organizationId} />
          </div>
          <Notified volunteers={project.acceptedVolunteers ?? 0} />
          <Declined fields={project.declinedChanges ?? []} />
          <ProjectEditor
            userId={user.id}
            project={project}
            step={step}
            onStepChange={(chosen) =>
              void navigate({
                ...paths.editProject(project.id, { step: chosen }),
                ...moveToStep(chosen, { open: step }),
                resetScroll: false,
              })
            }
            onSaved={() =>
              leaveSteps(
                () => void navigate({ ...paths.project(project.id), replace: true, ignoreBlocker: true }),
              )
            }
            onReload={onReload}
          />
        </>
      ) : (
        <EmptyState
          className="mt-8"
          icon={Lock}
          title={edit.notEditable}
          text={project.status === 'canceled' ? edit.canceledText : edit.completedText}
          action={
            <Button asChild>
              <Link {...paths.project(project.id)}>{edit.back}</Link>
            </Button>
          }
        />
      )}
    </>
  )
}

/** Says in advance who will be notified of changes. */
function Notified({ volunteers }: { volunteers: number }) {
  const manageTexts = useTexts(manageCatalog)
  if (volunteers === 0) return null
  return (
    <p className="bg-info-soft text-info -mt-3 mb-8 flex gap-3 rounded-lg px-4 py-3 text-sm">
      <Bell aria-hidden className="mt-0.5 size-4 shrink-0" />
      {manageTexts.edit.notifies({ volunteers })}
    </p>
  )
}

/** Says which changes a volunteer has declined, because saving does not ask about them again. */
function Declined({ fields }: { fields: readonly ScopeField[] }) {
  const { edit } = useTexts(manageCatalog)
  const language = useLanguage()
  if (fields.length === 0) return null
  const named = fields.map((field) => edit.scopeFields[field])
  return (
    <p className="bg-warn-soft text-warn -mt-3 mb-8 flex gap-3 rounded-lg px-4 py-3 text-sm">
      <Undo2 aria-hidden className="mt-0.5 size-4 shrink-0" />
      {edit.declined({ fields: formatList(language, named, 'conjunction') })}
    </p>
  )
}
