import { Link } from '@tanstack/react-router'
import { Sprout } from 'lucide-react'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { useTexts } from '#web/lib/texts.ts'
import { rewardsCatalog } from './texts/rewards-texts.ts'

/** Nothing earned yet: how to start. Others are asked to become a volunteer first. */
export function NoRewards({ isVolunteer }: { isVolunteer: boolean }) {
  const { empty: texts } = useTexts(rewardsCatalog)
  return (
    <EmptyState
      className="mt-6"
      icon={Sprout}
      title={texts.title}
      text={isVolunteer ? texts.text : texts.noVolunteer}
      action={
        <Button asChild>
          {isVolunteer ? (
            <Link {...paths.browse()}>{texts.action}</Link>
          ) : (
            <Link {...paths.volunteerProfileSetup()}>{texts.addVolunteer}</Link>
          )}
        </Button>
      }
    />
  )
}
