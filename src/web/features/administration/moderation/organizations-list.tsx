import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { Building2 } from 'lucide-react'
import type { OrganizationRow } from '#contract/moderation/moderation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import type { SearchOf } from '#web/lib/navigation/screen-search.ts'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { entryClasses, ResultList } from '#web/features/administration/cases/result-list.tsx'
import { moderationCatalog } from '#web/features/administration/texts/moderation-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useModeratedOrganizations } from './moderation-api.ts'

/** Organizations by name and state. */
export function OrganizationsList({
  search,
  action,
}: {
  search: SearchOf<'/admin/organizations'>
  action: ReactNode
}) {
  const moderationTexts = useTexts(moderationCatalog)
  const list = useModeratedOrganizations(search)
  return (
    <ResultList
      action={action}
      list={list}
      icon={Building2}
      texts={moderationTexts.organizations}
      renderItem={(row) => ({ key: row.id, content: <Entry row={row} /> })}
    />
  )
}

function Entry({ row }: { row: OrganizationRow }) {
  const moderationTexts = useTexts(moderationCatalog)
  const { organizations } = moderationTexts
  return (
    <Link {...paths.adminOrganization(row.id)} className={entryClasses}>
      <span className="flex min-w-0 flex-1 basis-60 items-center gap-3">
        <Avatar name={row.name} size="sm" />
        <span className="min-w-0">
          <span className="block font-medium" dir="auto">
            {row.name}
          </span>
          <span className="text-muted block text-sm">
            {organizations.numbers({ members: row.members, projects: row.publishedProjects })}
          </span>
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-2 text-sm">
        {row.isSuspended && <Badge variant="danger">{moderationTexts.suspended}</Badge>}
        {row.isImported && <Badge>{organizations.imported}</Badge>}
        {row.isVerified ? (
          <Badge variant="success">{organizations.verified}</Badge>
        ) : (
          <Badge variant="warn">{organizations.notVerified}</Badge>
        )}
      </span>
    </Link>
  )
}
