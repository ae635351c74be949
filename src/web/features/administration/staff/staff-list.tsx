import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { ShieldCheck, ShieldOff, ShieldUser } from 'lucide-react'
import type { StaffRow } from '#contract/administration/staff.ts'
import { ResultList } from '#web/features/administration/cases/result-list.tsx'
import { adminStaffCatalog } from '#web/features/administration/texts/admin-staff-texts.ts'
import { moderationCatalog } from '#web/features/administration/texts/moderation-texts.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import type { SearchOf } from '#web/lib/navigation/screen-search.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { HeldRoles } from './held-roles.tsx'
import { useStaff } from './staff-api.ts'

/** Staff with their roles, and whether they use two-step sign-in. */
export function StaffList({ search, action }: { search: SearchOf<'/admin/staff'>; action: ReactNode }) {
  return (
    <ResultList
      action={action}
      list={useStaff(search)}
      icon={ShieldUser}
      texts={useTexts(adminStaffCatalog)}
      renderItem={(member) => ({ key: member.id, content: <Member member={member} /> })}
    />
  )
}

function Member({ member }: { member: StaffRow }) {
  const texts = useTexts(adminStaffCatalog)
  const moderationTexts = useTexts(moderationCatalog)
  const Icon = member.hasSecondFactor ? ShieldCheck : ShieldOff
  return (
    <div className="grid gap-x-4 gap-y-2 px-4 py-3 sm:grid-cols-2">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          <Link {...paths.adminPerson(member.id)} className="link" dir="auto">
            {member.name}
          </Link>
          {member.isSuspended && (
            <Badge variant="danger" size="xs">
              {moderationTexts.suspended}
            </Badge>
          )}
        </p>
        <p className="text-muted text-sm wrap-anywhere">{member.email}</p>
        <p
          className={`mt-2 flex items-center gap-1.5 text-sm ${member.hasSecondFactor ? 'text-muted' : 'text-warn font-medium'}`}
        >
          <Icon aria-hidden className="size-4 shrink-0" />
          {member.hasSecondFactor ? texts.secondFactor : texts.noSecondFactor}
        </p>
      </div>
      <HeldRoles roles={member.roles} />
    </div>
  )
}
