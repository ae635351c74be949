import { useActingOrganization } from '#web/lib/session/acting-organization.ts'
import { SettingCard } from '#web/ui/display/setting-card.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { ActingChoice } from './acting-choice.tsx'
import { membersCatalog } from './texts/members-texts.ts'

/** Chooses the primary organization (decision A27), the one that acts; nothing for people without several. */
export function PrimaryChoice() {
  const { primary: texts } = useTexts(membersCatalog)
  if (!useActingOrganization()) return null
  return (
    <SettingCard id="primary-organization" title={texts.heading} text={texts.text}>
      <ActingChoice label={texts.label} className="w-full max-w-md" />
    </SettingCard>
  )
}
