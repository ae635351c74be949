import { Link } from '@tanstack/react-router'
import { Inbox, SearchX, Star, Timer } from 'lucide-react'
import { allOrganizations, useActingOrganization } from '#web/lib/session/acting-organization.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { applicationsCatalog } from '#web/features/applications/texts/applications-texts.ts'
import { receivedCatalog } from '#web/features/applications/texts/received-texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { narrow, showOf, type ChangeSearch, type ReceivedSearch } from './applicant-filters.ts'

type EmptyListProps = {
  search: ReceivedSearch
  onSearch: ChangeSearch
  /** Whether the reader belongs to an organization, which can receive applications. */
  isOrganization: boolean
}

/** Why the list is empty, and the one action that helps. */
export function EmptyList({ search, onSearch, isOrganization }: EmptyListProps) {
  const { empty: texts } = useTexts(receivedCatalog)
  const { page } = useTexts(applicationsCatalog)
  const acting = useActingOrganization()
  const show = showOf(search)
  const className = 'border-0'
  if (search.search) {
    return (
      <EmptyState
        className={className}
        icon={SearchX}
        title={texts.search.title({ search: search.search })}
        text={texts.search.text}
        action={
          <Button onClick={() => onSearch(narrow({ search: undefined }))}>{texts.search.action}</Button>
        }
      />
    )
  }
  if (show !== 'all') {
    return (
      <EmptyState
        className={className}
        icon={show === 'shortlisted' ? Star : show === 'hours' ? Timer : Inbox}
        title={texts[show].title}
        text={texts[show].text}
        action={
          <Button variant="secondary" onClick={() => onSearch(narrow({ show: undefined }))}>
            {texts.showAll}
          </Button>
        }
      />
    )
  }
  const coversAll = search.organization === allOrganizations
  if ((acting || search.organization !== undefined) && search.project === undefined && !coversAll) {
    return (
      <EmptyState
        className={className}
        icon={Inbox}
        title={page.emptyReceived}
        text={texts.organization.text}
        action={
          <Button onClick={() => onSearch(narrow({ organization: allOrganizations }))}>
            {texts.organization.action}
          </Button>
        }
      />
    )
  }
  if (search.project !== undefined) {
    return (
      <EmptyState
        className={className}
        icon={Inbox}
        title={texts.project.title}
        text={texts.project.text}
        action={
          <Button onClick={() => onSearch(narrow({ project: undefined, organization: undefined }))}>
            {texts.project.action}
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      className={className}
      icon={Inbox}
      title={page.emptyReceived}
      text={isOrganization ? page.emptyReceivedText : page.emptyNotOrganizationText}
      action={
        <Button asChild>
          <Link {...paths.createProject()}>{page.create}</Link>
        </Button>
      }
    />
  )
}
