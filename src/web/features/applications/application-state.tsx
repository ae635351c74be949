import { useQuery } from '@tanstack/react-query'
import { getApplication } from '#contract/applications/applications.ts'
import { call } from '#web/lib/api.ts'
import { applicationsTexts } from '#web/i18n/en/applications.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { applicationVariants } from './application-display.ts'

/** The status of one application; nothing until it is loaded. */
export function ApplicationState({ applicationId: id }: { applicationId: string }) {
  const { data: application } = useQuery({
    queryKey: [getApplication.path, id],
    queryFn: (context) => call(getApplication, { params: { id } }, context),
    refetchOnMount: 'always',
  })
  if (!application) return null
  const { status } = applicationsTexts
  return <Badge variant={applicationVariants[application.status]}>{status[application.status]}</Badge>
}
