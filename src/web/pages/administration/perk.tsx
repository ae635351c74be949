import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { CaseFrame } from '#web/features/administration/cases/case-frame.tsx'
import { PerkCase } from '#web/features/administration/perks/perk-case.tsx'
import { usePerk } from '#web/features/administration/perks/perks-api.ts'
import { PerkStatusBadge } from '#web/features/administration/perks/perks-list.tsx'
import { paths } from '#web/lib/navigation/paths.ts'
import { adminPerksCatalog } from '#web/features/administration/texts/admin-perks-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

/** One perk at /admin/perks/$id. */
export function AdminPerkPage() {
  const adminPerksTexts = useTexts(adminPerksCatalog)
  const { id } = useParams({ from: '/admin/admin/perks/$id' })
  const navigate = useNavigate()
  const query = usePerk(id)
  const { data } = query
  return (
    <CaseFrame
      query={{ ...query, data: data && { ...data, name: data.title, isSuspended: false } }}
      texts={adminPerksTexts.one}
      badge={data && <PerkStatusBadge status={data.standing} size="md" />}
      renderBack={(text, className) => (
        <Link {...paths.adminPerks()} className={className}>
          {text}
        </Link>
      )}
    >
      {(perk) => (
        <PerkCase
          perk={perk}
          onRemoved={() => void navigate({ ...paths.adminPerks(), ignoreBlocker: true })}
        />
      )}
    </CaseFrame>
  )
}
