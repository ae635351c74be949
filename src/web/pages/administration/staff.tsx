import { staffRolesCatalog } from '#contract/texts/staff-roles-texts.ts'
import { staffRoles } from '#domain/accounts/staff.ts'
import { CsvButton } from '#web/lib/calls/csv-button.tsx'
import { useStaffExport } from '#web/features/administration/staff/staff-api.ts'
import { StaffList } from '#web/features/administration/staff/staff-list.tsx'
import { adminStaffCatalog } from '#web/features/administration/texts/admin-staff-texts.ts'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { parseChoice } from '#web/lib/navigation/search-params.ts'
import { useSearchState } from '#web/lib/navigation/search-state.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { staffSearch } from './routes.tsx'

/** Everyone on the staff, at /admin/staff. */
export function AdminStaffPage() {
  const texts = useTexts(adminStaffCatalog)
  const { names } = useTexts(staffRolesCatalog)
  usePageHead({ title: texts.title })
  const [search, changeSearch] = useSearchState(staffSearch)
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">{texts.title}</h1>
      <p className="text-muted mt-2 mb-6">{texts.intro}</p>
      <Field label={texts.role} className="mb-5 sm:max-w-60">
        <Select
          value={search.role ?? ''}
          placeholder={texts.anyRole}
          options={staffRoles.map((role) => ({ value: role, label: names[role] }))}
          onChange={({ currentTarget: { value } }) =>
            changeSearch(() => ({ role: parseChoice(staffRoles, value) }))
          }
        />
      </Field>
      <StaffList search={search} action={<CsvButton exporting={useStaffExport(search)} />} />
    </>
  )
}
