import { Link } from '@tanstack/react-router'
import { Sprout } from 'lucide-react'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { rewardsCatalog } from './texts/rewards-texts.ts'

/** Nothing earned yet: how to start. Organizations are shown what they can earn, and how to be a volunteer, too. */
export function NoRewards({ isVolunteer }: { isVolunteer: boolean }) {
  const { empty: texts } = useTexts(rewardsCatalog)
  return (
    <EmptyState
      className="mt-6"
      icon={Sprout}
      title={texts.title}
      text={isVolunteer ? texts.text : texts.noVolunteer}
      action={
        isVolunteer ? (
          <Button asChild>
            <Link {...paths.browse()}>{texts.action}</Link>
          </Button>
        ) : (
          <div className="flex flex-wrap justify-center gap-3">
            <Button asChild>
              <Link {...paths.topOrganizations()}>{texts.topOrganizations}</Link>
            </Button>
            <Button asChild variant="secondary">
              <Link {...paths.volunteerProfileSetup()}>{texts.addVolunteer}</Link>
            </Button>
          </div>
        )
      }
    />
  )
}
