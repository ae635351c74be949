import { Link } from '@tanstack/react-router'
import { ShieldAlert } from 'lucide-react'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { administrationCatalog } from '#web/features/administration/texts/administration-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

/** What administrators see instead of their area until they have set up two-step sign-in. */
export function SecondFactorNeededPage() {
  const { secondFactor } = useTexts(administrationCatalog)
  usePageHead({ title: secondFactor.title })
  return (
    <div className="page-width py-16">
      <EmptyState
        as="h1"
        icon={ShieldAlert}
        title={secondFactor.title}
        text={secondFactor.text}
        action={
          <Button asChild>
            <Link {...paths.profile({ tab: 'settings' })}>{secondFactor.action}</Link>
          </Button>
        }
      />
    </div>
  )
}
