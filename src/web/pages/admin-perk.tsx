import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { CaseFrame } from '#web/features/admin/case-frame.tsx'
import { PerkCase } from '#web/features/admin/perk-case.tsx'
import { usePerk } from '#web/features/admin/perks-api.ts'
import { PerkStandingBadge } from '#web/features/admin/perks-list.tsx'
import { adminPerksTexts } from '#web/messages/en/admin-perks.ts'
import { paths } from '#web/paths.ts'

/** One perk at /admin/perks/$id. */
export function AdminPerkPage() {
  const { id } = useParams({ from: '/admin/admin/perks/$id' })
  const navigate = useNavigate()
  const asked = usePerk(id)
  const { data } = asked
  return (
    <CaseFrame
      asked={{ ...asked, data: data && { ...data, name: data.title, isSuspended: false } }}
      texts={adminPerksTexts.one}
      badge={data && <PerkStandingBadge standing={data.standing} size="md" />}
      renderBack={(words, className) => (
        <Link {...paths.adminPerks()} className={className}>
          {words}
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
