import { Building2 } from 'lucide-react'
import { useActingOrganization } from '#web/lib/acting-organization.ts'
import { Combobox } from '#web/ui/forms/combobox.tsx'
import { useTexts } from '#web/lib/texts.ts'
import { useChoosePrimary } from './member-api.ts'
import { useOrganizationOptions } from './organization-options.ts'
import { membersCatalog } from './texts/members-texts.ts'

/** Shows which organization acts and chooses another one; nothing for people without several. */
export function ActingChoice({ label, className }: { label: string; className: string }) {
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
      className={className}
    />
  )
}

/** Says which organization posts a project, and lets people with several choose. */
export function PostingAs() {
  const { postingAs } = useTexts(membersCatalog)
  if (!useActingOrganization()) return null
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <span aria-hidden className="text-sm font-semibold">
        {postingAs}
      </span>
      <ActingChoice label={postingAs} className="w-full sm:w-80" />
    </div>
  )
}
