import { Link } from '@tanstack/react-router'
import { Gift } from 'lucide-react'
import { useState } from 'react'
import type { CataloguePerk } from '#contract/rewards/perk-catalog.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { CsvButton } from '#web/lib/calls/csv-button.tsx'
import { entryClasses, ResultList } from '#web/features/administration/cases/result-list.tsx'
import { adminPerksCatalog } from '#web/features/administration/texts/admin-perks-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
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
  const { claims: texts, points } = useTexts(adminPerksCatalog)
  return (
    <ResultList
      list={usePerkClaims(id, true)}
      icon={Gift}
      as="h3"
      texts={{ list: texts.list, none: texts.none, noneText: texts.note }}
      action={<CsvButton exporting={usePerkClaimsExport(id)} />}
      renderItem={(claim) => ({
        key: claim.id,
        content: (
          <div className={entryClasses}>
            <span className="min-w-0 flex-1 basis-48">
              <Link {...paths.adminPerson(claim.person.id)} className="link font-medium" dir="auto">
                {formatFullName(claim.person)}
              </Link>
              <span className="text-muted block text-sm">
                <TimeStamp iso={claim.redeemedAt} /> · {points({ count: claim.points })}
              </span>
            </span>
            <span className="text-sm">
              <span className="text-muted">{texts.code}</span>{' '}
              <code className="tabular-nums">{claim.maskedCode}</code>
            </span>
          </div>
        ),
      })}
    />
  )
}
