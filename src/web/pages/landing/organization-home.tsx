import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useOrganizationHome } from '#web/features/dashboards/home/home-api.ts'
import { OrganizationImpact } from '#web/features/dashboards/home/home-impact.tsx'
import { HomeProjects } from '#web/features/dashboards/home/home-projects.tsx'
import { OrganizationCard } from '#web/features/dashboards/home/organization-card.tsx'
import { OrganizationNeeds } from '#web/features/dashboards/home/organization-needs.tsx'
import { QuickAccess } from '#web/features/dashboards/home/quick-access.tsx'
import { homesCatalog } from '#web/features/dashboards/texts/homes-texts.ts'
import { organizationHomeCatalog } from '#web/features/dashboards/texts/organization-home-texts.ts'
import { homeCatalog } from '#web/features/landing/texts/home-texts.ts'
import { useActingOrganization } from '#web/lib/session/acting-organization.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { OwnSetup } from '#web/pages/dashboards/own-setup.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { HomeFrame, type OwnHomeProps } from './home-frame.tsx'

/** What needs an organization, what it still sets up, and its projects (spec F2.8). */
export function OrganizationHome({ user, children }: OwnHomeProps) {
  const texts = useTexts(homeCatalog)
  const { busy, calm } = useTexts(homesCatalog)
  const { calmHere, settingUp } = useTexts(organizationHomeCatalog)
  const { data, isPending } = useOrganizationHome()
  const isOneOfSeveral = useActingOrganization() !== null
  const tasks = data?.tasks.length ?? 0
  const left = data?.setup.steps.filter(({ state }) => state === 'open').length ?? 0
  const state =
    tasks > 0
      ? busy({ count: tasks })
      : left > 0
        ? settingUp({ count: left })
        : data && isOneOfSeveral
          ? calmHere({ organization: data.organization.name })
          : calm
  return (
    <HomeFrame
      user={user}
      isLoading={isPending}
      text={data && <p className="text-muted measure mt-1.5">{state}</p>}
      actions={
        <>
          <Button asChild variant="secondary" className="max-sm:px-4">
            <Link {...paths.organizationDashboard()}>{texts.dashboard}</Link>
          </Button>
          <Button asChild className="max-sm:px-4">
            <Link {...paths.createProject()}>
              <Plus aria-hidden />
              {texts.organization.post}
            </Link>
          </Button>
        </>
      }
      first={
        <>
          <OrganizationNeeds />
          <OwnSetup user={user} />
          {data && <HomeProjects projects={data.projects} />}
        </>
      }
      aside={
        <>
          {data && (
            <OrganizationCard organization={data.organization} memberships={user.organizations.length} />
          )}
          <QuickAccess mode="organization" />
          {data && <OrganizationImpact impact={data.impact} />}
        </>
      }
    >
      {children}
    </HomeFrame>
  )
}
