import type { HeldRole } from '#contract/administration/staff.ts'
import { staffRolesCatalog } from '#contract/texts/staff-roles-texts.ts'
import { adminStaffCatalog } from '#web/features/administration/texts/admin-staff-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'

/** The roles that someone has, each with who gave it and when. */
export function HeldRoles({ roles }: { roles: readonly HeldRole[] }) {
  const texts = useTexts(adminStaffCatalog)
  const { names } = useTexts(staffRolesCatalog)
  return (
    <ul aria-label={texts.panel.title} className="grid gap-1 text-sm">
      {roles.map(({ role, grantedAt, grantedBy }) => (
        <li key={role} className="wrap-anywhere">
          <span className="font-medium">{names[role]}</span>{' '}
          <span className="text-muted">
            <TimeStamp iso={grantedAt} inText />,{' '}
            {grantedBy === null ? texts.grantedByOperator : texts.grantedBy({ name: grantedBy })}
          </span>
        </li>
      ))}
    </ul>
  )
}
