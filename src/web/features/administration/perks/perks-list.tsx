import { Link } from '@tanstack/react-router'
import { Gift } from 'lucide-react'
import type { CataloguePerk } from '#contract/rewards/perk-catalog.ts'
import type { PerkStatus } from '#domain/rewards/perks.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import type { SearchOf } from '#web/lib/navigation/screen-search.ts'
import { Badge, type BadgeVariant } from '#web/ui/display/badge.tsx'
import { entryClasses, ResultList } from '#web/features/administration/cases/result-list.tsx'
import { rewardsNamesCatalog } from '#contract/texts/rewards-names-texts.ts'
import { staffListsCatalog } from '#contract/texts/staff-lists-texts.ts'
import { CsvButton } from '#web/lib/calls/csv-button.tsx'
import { adminPerksCatalog } from '#web/features/administration/texts/admin-perks-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { usePerks, usePerksExport } from './perks-api.ts'

const styles: Record<PerkStatus, BadgeVariant> = {
  draft: 'neutral',
  upcoming: 'info',
  offered: 'success',
  gone: 'warn',
  ended: 'neutral',
  withdrawn: 'outline',
}

/** A perk's status in a word or two. */
export function PerkStatusBadge({ status, size }: { status: PerkStatus; size?: 'sm' | 'md' }) {
  const { perkStatuses } = useTexts(staffListsCatalog)
  return (
    <Badge variant={styles[status]} size={size}>
      {perkStatuses[status]}
    </Badge>
  )
}

/** The catalog by state, newest first. */
export function PerksList({ search }: { search: SearchOf<'/admin/perks'> }) {
  const adminPerksTexts = useTexts(adminPerksCatalog)
  const list = usePerks(search)
  return (
    <ResultList
      list={list}
      icon={Gift}
      texts={adminPerksTexts}
      action={<CsvButton exporting={usePerksExport(search)} namesPeople={false} />}
      renderItem={(perk) => ({ key: perk.id, content: <Entry perk={perk} /> })}
    />
  )
}

function Entry({ perk }: { perk: CataloguePerk }) {
  const texts = useTexts(adminPerksCatalog)
  const { perkCategories } = useTexts(rewardsNamesCatalog)
  const { codes, left } = perk
  const numbers = [
    texts.redeemed({ count: perk.claimed }),
    codes ? texts.codesLeft({ count: codes.left }) : left !== null && texts.left({ count: left }),
  ].filter((each) => each !== false)
  return (
    <Link {...paths.adminPerk(perk.id)} className={entryClasses}>
      <span className="min-w-0 flex-1 basis-60">
        <span className="block font-medium" dir="auto">
          {perk.title}
        </span>
        <span className="text-muted block text-sm">
          {[perk.provider, perkCategories[perk.category], texts.points({ count: perk.pointsCost })].join(
            ' · ',
          )}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <span className="text-muted tabular-nums">{numbers.join(' · ')}</span>
        <PerkStatusBadge status={perk.standing} />
      </span>
    </Link>
  )
}
