import { useState, type ReactElement } from 'react'
import { useActingOrganization } from '#web/lib/session/acting-organization.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { FilterList, type FilterListOption } from '#web/ui/forms/filter-list.tsx'
import { Popover } from '#web/ui/overlays/popover.tsx'
import { useChoosePrimary } from './member-api.ts'
import { useWaitingOptions } from './organization-options.ts'
import { membersCatalog } from './texts/members-texts.ts'

export type OrganizationChoicesProps = {
  /** The button that opens it. */
  trigger: ReactElement
  /** The two sides of an account that has both, above its organizations; `value` is a side, or null for an organization. */
  accounts?: { options: readonly FilterListOption[]; value: string | null; onChoose: (value: string) => void }
  /** As soon as an organization is chosen, before the server confirms it. */
  onChosen: () => void
}

/** Chooses the organization that acts, from many: it opens from the header, as a sheet on phones. */
export function OrganizationChoices(props: OrganizationChoicesProps) {
  const { trigger, accounts, onChosen } = props
  const { switcher: texts } = useTexts(membersCatalog)
  const acting = useActingOrganization()
  const organizations = useWaitingOptions()
  const choose = useChoosePrimary()
  const [isOpen, setOpen] = useState(true)
  return (
    <Popover open={isOpen} onOpenChange={setOpen} trigger={trigger} title={texts.title}>
      <FilterList
        label={texts.list}
        find={texts.find}
        none={texts.none}
        options={[...(accounts?.options ?? []), ...organizations]}
        value={accounts?.value ?? acting?.id ?? ''}
        onChoose={(value) => {
          setOpen(false)
          if (accounts?.options.some((account) => account.value === value)) return accounts.onChoose(value)
          if (value !== acting?.id) choose.mutate(value)
          onChosen()
        }}
        className="max-h-96 sm:p-2"
      />
    </Popover>
  )
}
