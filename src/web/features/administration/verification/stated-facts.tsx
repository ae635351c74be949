import type { VerificationCase } from '#contract/verification/cases.ts'
import { adminVerificationCatalog } from '#web/features/administration/texts/admin-verification-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Card } from '#web/ui/display/card.tsx'
import { FactList } from '#web/ui/display/fact-list.tsx'

type StatedFactsProps = {
  about: VerificationCase
  registration: NonNullable<VerificationCase['request']['registration']>
}

/** What identifies an organization whose register isn't loaded here, for the person who looks it up. */
export function StatedFacts({ about: { organization, request }, registration }: StatedFactsProps) {
  const { rows: titles, nothing } = useTexts(adminVerificationCatalog).case
  const { organizationName: name, foundedYear } = organization
  return (
    <Card padding="lg">
      <FactList
        paired
        facts={[
          { label: titles.name, value: name },
          ...(request.organizationName === name
            ? []
            : [{ label: titles.asked, value: request.organizationName }]),
          { label: titles.registrationNumber, value: registration.number },
          { label: titles.registerName, value: registration.register ?? nothing },
          { label: titles.founded, value: foundedYear ?? nothing },
        ]}
      />
    </Card>
  )
}
