import { getApplication } from '#contract/applications/applications.ts'
import { shownStatusOf } from '#domain/applications/applications.ts'
import { volunteersStatusOf } from '#domain/applications/canceled.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { applicationsCatalog } from './texts/applications-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { applicationVariants } from './application-display.ts'

/** The status of one application as its reader knows it; nothing until it is loaded. */
export function ApplicationState({
  applicationId: id,
  readerId,
}: {
  applicationId: string
  readerId: string
}) {
  const { status } = useTexts(applicationsCatalog)
  const { data: application } = useEndpointQuery(getApplication, { params: { id } })
  if (!application) return null
  const isVolunteer = application.volunteerId === readerId
  const shown = isVolunteer ? volunteersStatusOf(application) : shownStatusOf(application)
  return <Badge variant={applicationVariants[shown]}>{status[shown]}</Badge>
}
