import { listProjects } from '#contract/projects/projects.ts'
import { reportProject } from '#contract/projects/reports.ts'
import { useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'

/** Reports a project to administrators. */
export function useReportProject(id: string) {
  return useEndpointMutation(reportProject, (body) => ({ params: { id }, body }), {
    invalidates: [[listProjects.path, id]],
    awaitsRefetch: false,
  })
}
