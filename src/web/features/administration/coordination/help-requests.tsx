import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { HandHelping } from 'lucide-react'
import type { HelpRequest } from '#contract/organizations/coordination.ts'
import { ResultList } from '#web/features/administration/cases/result-list.tsx'
import { adminHelpRequestsCatalog } from '#web/features/administration/texts/admin-help-requests-texts.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { ConfirmButton } from '#web/ui/overlays/confirm-dialog.tsx'
import { useHelpOrganization, useHelpRequests } from './coordination-api.ts'

/** Organizations that ask for a coordinator, the longest wait first. */
export function HelpRequests({ action }: { action: ReactNode }) {
  return (
    <ResultList
      action={action}
      list={useHelpRequests()}
      icon={HandHelping}
      texts={useTexts(adminHelpRequestsCatalog)}
      renderItem={(request) => ({ key: request.id, content: <Request request={request} /> })}
    />
  )
}

function Request({ request }: { request: HelpRequest }) {
  const texts = useTexts(adminHelpRequestsCatalog)
  const { id, name, location, publishedProjects: projects, pendingApplications: applications } = request
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 text-sm wrap-anywhere">
        <p className="text-base font-medium">
          <Link {...paths.organization(id)} className="link" dir="auto">
            {name}
          </Link>
        </p>
        {location !== null && (
          <p className="text-muted" dir="auto">
            {location}
          </p>
        )}
        <p className="text-muted">
          {texts.asked} <TimeStamp iso={request.askedAt} inText />.{' '}
          {texts.helped({ count: request.coordinators })}.
        </p>
        <p className="text-muted">{texts.facts({ projects, applications })}</p>
      </div>
      {request.isMember ? <Badge>{texts.own}</Badge> : <Help request={request} />}
    </div>
  )
}

function Help({ request: { id, name } }: { request: HelpRequest }) {
  const texts = useTexts(adminHelpRequestsCatalog)
  const sending = useHelpOrganization(id)
  return (
    <ConfirmButton
      title={texts.question({ organization: name })}
      text={texts.consequence}
      confirmLabel={texts.action}
      loading={sending.isPending}
      onConfirm={(close) => sending.mutate(undefined, { onSettled: close })}
      trigger={<Button aria-label={texts.actionOn({ organization: name })}>{texts.action}</Button>}
    />
  )
}
