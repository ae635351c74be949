import type { VolunteerDashboard } from '#contract/dashboards/dashboards.ts'
import { ActiveProjects } from '#web/features/dashboards/active-projects.tsx'
import { HoursSection } from '#web/features/hours/hours-section.tsx'

type Project = VolunteerDashboard['currentProjects'][number]

/** The projects that a volunteer works on, with their hours. */
export const ActiveTab = (props: { projects: readonly Project[]; total: number }) => (
  <ActiveProjects {...props} more={renderHours} />
)

/** The hours of a project that the user works on. */
function renderHours(project: Project) {
  return (
    <HoursSection
      by="volunteer"
      work={{
        ...project.work,
        applicationId: project.applicationId,
        projectTitle: project.title,
        organizationName: project.organizationName,
        volunteerName: '',
        plannedHours: project.timeCommitment,
        agreedHours: null,
      }}
    />
  )
}
