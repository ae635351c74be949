import type { ReactNode } from 'react'
import type { Invite } from '#contract/invites/invites.ts'
import { formatTotal } from '#web/lib/format/format-number.ts'
import { toLoadMoreProps } from '#web/lib/calls/load-more.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { LoadMoreList } from '#web/ui/display/load-more-list.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { useInviteChanges, type useReceivedInvites } from './api.ts'
import { invitesCatalog } from './texts/invites-texts.ts'

type InviteListProps = {
  list: ReturnType<typeof useReceivedInvites>
  label: string
  /** A link led to this one, which may be on a later page. */
  linked: Invite | null
  /** Above the list: the download of them all. */
  action: ReactNode
  /** Instead of an empty list. */
  empty: ReactNode
  children: (invite: Invite) => ReactNode
}

/** Invites of one side, page by page. */
export function InviteList({ list, label, linked, action, empty, children }: InviteListProps) {
  const texts = useTexts(invitesCatalog)
  const language = useLanguage()
  const { data, isError, isFetching, refetch } = list
  useInviteChanges()
  if (!data) {
    if (isError)
      return <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
    return (
      <LoadingRegion>
        <Skeleton className="h-48 rounded-lg" />
      </LoadingRegion>
    )
  }
  const listed = data.pages.flatMap(({ items }) => items)
  const isMissing = linked !== null && listed.every(({ id }) => id !== linked.id)
  const invites = isMissing ? [linked, ...listed] : listed
  if (invites.length === 0) return empty
  return (
    <>
      <div className="mb-4 empty:hidden">{action}</div>
      <LoadMoreList
        label={label}
        className="grid grid-cols-1 gap-4"
        items={invites.map((invite) => ({ key: invite.id, content: children(invite) }))}
        {...toLoadMoreProps(list, texts.failed)}
        moreLabel={texts.more}
        progress={texts.shown({
          shown: listed.length,
          total: formatTotal(language, data.pages.at(-1)?.total).total,
        })}
      />
    </>
  )
}
