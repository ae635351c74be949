import type { User } from '#contract/accounts/accounts.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { SettingCard } from '#web/ui/display/setting-card.tsx'
import { useTexts } from '#web/lib/texts.ts'
import { useChoosePrimary } from './member-api.ts'
import { membersCatalog } from './texts/members-texts.ts'

/** Chooses the primary organization (decision A27); it is the first in the list. */
export function PrimaryChoice({ organizations }: { organizations: User['organizations'] }) {
  const { primary: texts } = useTexts(membersCatalog)
  const choose = useChoosePrimary()
  const [primary] = organizations
  return (
    <SettingCard id="primary-organization" title={texts.heading} text={texts.text}>
      <Field label={texts.label} className="max-w-md">
        <Select
          // Shows the new choice immediately.
          value={(choose.isPending ? choose.variables : primary?.id) ?? ''}
          onChange={(event) => choose.mutate(event.target.value)}
          options={organizations.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
    </SettingCard>
  )
}
