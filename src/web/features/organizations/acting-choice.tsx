import { Building2 } from 'lucide-react'
import { useActingOrganization } from '#web/lib/session/acting-organization.ts'
import { Combobox } from '#web/ui/forms/combobox.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { useChoosePrimary } from './member-api.ts'
import { useOrganizationOptions } from './organization-options.ts'
import { membersCatalog } from './texts/members-texts.ts'

type ActingChoiceProps = { label: string; className: string; disabled?: boolean }

/** Shows which organization acts and chooses another one; nothing for people without several. */
export function ActingChoice({ label, className, disabled = false }: ActingChoiceProps) {
  const { switcher: texts } = useTexts(membersCatalog)
  const acting = useActingOrganization()
  const organizations = useOrganizationOptions()
  const choose = useChoosePrimary()
  if (!acting) return null
  return (
    <Combobox
      icon={Building2}
      label={label}
      find={texts.find}
      none={texts.none}
      options={organizations}
      value={acting.id}
      onChoose={(id) => {
        if (id !== acting.id) choose.mutate(id)
      }}
      disabled={disabled}
      className={className}
    />
  )
}

/** Says which organization posts a project, and lets people with several choose until it is being posted. */
export function PostingAs({ disabled }: { disabled: boolean }) {
  const { postingAs } = useTexts(membersCatalog)
  if (!useActingOrganization()) return null
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <span aria-hidden className="text-sm font-semibold">
        {postingAs}
      </span>
      <ActingChoice label={postingAs} disabled={disabled} className="w-full sm:w-80" />
    </div>
  )
}
