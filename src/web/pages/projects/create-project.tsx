import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { refreshUser, useSession } from '#web/features/accounts/session.ts'
import { PostingAs } from '#web/features/organizations/acting-choice.tsx'
import { useIsCreating } from '#web/features/projects/wizard/create-project.ts'
import { ProjectWizard } from '#web/features/projects/wizard/project-wizard.tsx'
import { useLeaveSteps } from '#web/lib/leave-steps.ts'
import { usePageHead } from '#web/lib/page-head.ts'
import { wizardCatalog } from '#web/features/projects/texts/wizard-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { paths } from '#web/lib/paths.ts'

/** Creating a project. The shell has already turned away everyone who is not an organization. */
export function CreateProjectPage() {
  const wizardTexts = useTexts(wizardCatalog)
  const { user } = useSession()
  const { step } = useSearch({ from: '/create-project' })
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const leaveSteps = useLeaveSteps()
  const isCreating = useIsCreating()
  usePageHead({ title: wizardTexts.title })
  const acting = user?.organizations[0]
  const [organization, setOrganization] = useState(acting)
  // Another organization, such as one chosen in the header, starts another wizard. It waits until the project is
  // posted, because it would start from the same draft.
  if (!isCreating && organization !== acting) setOrganization(acting)
  if (!user || !organization) return null
  return (
    <div className="page-width py-8 sm:py-10">
      <h1 className="text-3xl sm:text-4xl">{wizardTexts.title}</h1>
      <p className="text-muted measure mt-2">{wizardTexts.intro}</p>
      <div className="mb-8">
        <PostingAs disabled={isCreating} />
      </div>
      <ProjectWizard
        key={`${user.id}:${organization.id}`}
        userId={user.id}
        organization={organization}
        step={step}
        onStepChange={(chosen) =>
          void navigate({ ...paths.createProject({ step: chosen }), resetScroll: false })
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
