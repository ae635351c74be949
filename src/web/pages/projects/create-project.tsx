import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { HardDrive } from 'lucide-react'
import { whenOpenedHere } from '#web/lib/navigation/link-click.ts'
import { refreshUser, useSession } from '#web/features/accounts/session.ts'
import { PostingAs } from '#web/features/organizations/acting-choice.tsx'
import { useOrganizationProfile } from '#web/features/profiles/api.ts'
import { useIsCreating } from '#web/features/projects/wizard/saving/create-project.ts'
import { projectDraftOf, useOpenedForm } from '#web/features/projects/wizard/saving/opened-form.ts'
import { ProjectWizard, type ProjectWizardProps } from '#web/features/projects/wizard/project-wizard.tsx'
import { useActingQuery } from '#web/lib/session/acting-organization.ts'
import { moveToStep, toStep, useLeaveSteps } from '#web/lib/drafts/leave-steps.ts'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { unfinishedCatalog } from '#web/features/projects/texts/unfinished-texts.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { wizardCatalog } from '#web/features/projects/texts/wizard-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { paths } from '#web/lib/navigation/paths.ts'

/** Creating a project. The shell has already turned away everyone who is not an organization. */
export function CreateProjectPage() {
  const wizardTexts = useTexts(wizardCatalog)
  const { user } = useSession()
  const { step, unfinished } = useSearch({ from: '/create-project' })
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const leaveSteps = useLeaveSteps()
  const isCreating = useIsCreating()
  usePageHead({ title: wizardTexts.title })
  const acting = user?.organizations[0]
  // Without a name it has no profile.
  const profile = useOrganizationProfile({ isNeeded: acting?.isNamed === true }).data
  const [organization, setOrganization] = useState(acting)
  // Another organization, such as one chosen in the header, starts another wizard. It waits until the project is
  // posted, because it would start from the same draft.
  if (!isCreating && organization !== acting) setOrganization(acting)
  // Only the first step of a continued project names it.
  const [wanted, setWanted] = useState(unfinished)
  const [named, setNamed] = useState(unfinished)
  if (unfinished !== named) {
    setNamed(unfinished)
    if (unfinished !== undefined) setWanted(unfinished)
  }
  if (!user || !organization) return null
  return (
    <div className="page-width py-8 sm:py-10">
      <h1 className="text-3xl sm:text-4xl">{wizardTexts.title}</h1>
      <p className="text-muted measure mt-2">{wizardTexts.intro}</p>
      <div className="mb-8">
        <PostingAs disabled={isCreating} />
      </div>
      <OpenedWizard
        key={`${user.id}:${organization.id}:${wanted ?? ''}`}
        wanted={wanted}
        onContinueHere={() => setWanted(undefined)}
        userId={user.id}
        organization={organization}
        mark={profile ?? undefined}
        ownCauses={profile?.causeAreas ?? []}
        step={step}
        onStepChange={(chosen, replace = false) =>
          void navigate({
            ...paths.createProject({ step: chosen }),
            ...moveToStep(chosen, { open: step, replace }),
            resetScroll: false,
          })
        }
        onCreated={(project) => {
          // Saving the project may have named the organization.
          void refreshUser(queryClient)
          leaveSteps(
            () => void navigate({ ...paths.project(project.id), replace: true, ignoreBlocker: true }),
          )
        }}
      />
    </div>
  )
}

type OpenedWizardProps = Omit<ProjectWizardProps, 'opened'> & {
  wanted: string | undefined
  /** Opens what was typed on this device instead. */
  onContinueHere: () => void
}

/** The wizard, once it is known what it continues. */
function OpenedWizard({ wanted, onContinueHere, ...wizard }: OpenedWizardProps) {
  const { openFailed } = useTexts(unfinishedCatalog)
  const { unreachable } = useTexts(errorsCatalog)
  const query = useActingQuery()
  const draftName = projectDraftOf(wizard.userId)
  const opened = useOpenedForm({ draftName, wanted, query, unreachable }, wizard.organization.id)
  if (opened.data && !opened.isFetching) {
    const { refused } = opened.data
    return refused === null ? (
      <ProjectWizard {...wizard} opened={opened.data} />
    ) : (
      <NotOpened reason={refused} onContinueHere={onContinueHere} />
    )
  }
  if (opened.isError) {
    return (
      <ErrorState title={openFailed} onRetry={() => void opened.refetch()} retrying={opened.isFetching} />
    )
  }
  return (
    <LoadingRegion>
      <Skeleton className="h-96 rounded-lg" />
    </LoadingRegion>
  )
}

/** What this device has could not be saved, so that opening another form would lose it. */
function NotOpened({ reason, onContinueHere }: { reason: string; onContinueHere: () => void }) {
  const texts = useTexts(unfinishedCatalog)
  return (
    <EmptyState
      icon={HardDrive}
      title={texts.openFailed}
      text={texts.refused({ reason })}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button asChild>
            <Link {...paths.organizationDashboard({ tab: 'projects' })}>{texts.seeAll}</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link {...paths.createProject()} {...toStep} onClick={whenOpenedHere(onContinueHere)}>
              {texts.continueHere}
            </Link>
          </Button>
        </div>
      }
    />
  )
}
