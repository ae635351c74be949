import { getApplication } from '#contract/applications/applications.ts'
import { useEndpointQuery } from '#web/lib/endpoint-query.ts'
import { applicationsTexts } from '#web/i18n/en/applications.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { applicationVariants } from './application-display.ts'

/** The status of one application; nothing until it is loaded. */
export function ApplicationState({ applicationId: id }: { applicationId: string }) {
  const { data: application } = useEndpointQuery(getApplication, { params: { id } })
  if (!application) return null
  const { status } = applicationsTexts
  return <Badge variant={applicationVariants[application.status]}>{status[application.status]}</Badge>
}
