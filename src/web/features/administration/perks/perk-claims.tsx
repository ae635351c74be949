import { formatTotal } from '#web/lib/format-number.ts'
import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import type { CataloguePerk } from '#contract/rewards/perk-catalog.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import { toLoadMoreProps } from '#web/lib/load-more.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadMoreList } from '#web/ui/display/load-more-list.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { CsvButton } from '#web/features/administration/cases/csv-button.tsx'
import { moderationCatalog } from '#web/features/administration/texts/moderation-texts.ts'
import { ListLine } from '#web/features/administration/cases/list-line.tsx'
import { entryClasses, ListSkeleton } from '#web/features/administration/cases/result-list.tsx'
import { adminPerksCatalog } from '#web/features/administration/texts/admin-perks-texts.ts'
import { useLanguage, useTexts } from '#web/lib/texts.ts'
import { usePerkClaims, usePerkClaimsExport } from './perks-api.ts'

/** Who redeemed a perk. Fetched only on request, because each request is logged. */
export function PerkClaims({ perk }: { perk: CataloguePerk }) {
  const { claims: texts } = useTexts(adminPerksCatalog)
  const [isRequested, setIsRequested] = useState(false)
  if (perk.claimed === 0) return <p className="text-muted">{texts.none}</p>
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-muted measure text-sm">{texts.note}</p>
      {isRequested ? (
        <Claims id={perk.id} />
      ) : (
        <div>
          <Button variant="secondary" onClick={() => setIsRequested(true)}>
            {texts.show}
          </Button>
        </div>
      )}
    </div>
  )
}

function Claims({ id }: { id: string }) {
  const language = useLanguage()
  const adminPerksTexts = useTexts(adminPerksCatalog)
  const { claims: texts } = adminPerksTexts
  const moderationTexts = useTexts(moderationCatalog)
  const list = usePerkClaims(id, true)
  const exporting = usePerkClaimsExport(id)
  const { data, isError, isFetching, refetch } = list
  if (!data) {
    if (isError) {
      return <ErrorState as="h3" title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
    }
    return <ListSkeleton />
  }
  const found = data.pages.flatMap((page) => page.items)
  const total = formatTotal(language, data.pages.at(-1)?.total ?? found.length).total
  return (
    <>
      <ListLine found={moderationTexts.found({ total })} action={<CsvButton exporting={exporting} />} />
      <LoadMoreList
        label={texts.list}
        className="grid grid-cols-1 gap-2"
        items={found.map((claim) => ({
          key: claim.id,
          content: (
            <div className={entryClasses}>
              <span className="min-w-0 flex-1 basis-48">
                <Link {...paths.adminPerson(claim.person.id)} className="link font-medium" dir="auto">
                  {formatFullName(claim.person)}
                </Link>
                <span className="text-muted block text-sm">
                  <TimeStamp iso={claim.redeemedAt} /> · {adminPerksTexts.points({ count: claim.points })}
                </span>
              </span>
              <span className="text-sm">
                <span className="text-muted">{texts.code}</span>{' '}
                <code className="tabular-nums">{claim.maskedCode}</code>
              </span>
            </div>
          ),
        }))}
        {...toLoadMoreProps(list, texts.moreFailed)}
        moreLabel={texts.more}
        progress={texts.progress({ shown: found.length, total })}
      />
    </>
  )
}
