import { Link } from '@tanstack/react-router'
import { IdCard } from 'lucide-react'
import { useState } from 'react'
import type { VolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Card } from '#web/ui/display/card.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { volunteerProfileCatalog } from '#web/features/profiles/texts/volunteer-profile-texts.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useSwitch, type Switches } from './api.ts'

const names = ['isPortfolioPublic', 'isContactable'] as const

/** The volunteer's visibility and contact switches; each is saved immediately. */
export function ProfileSwitches({ profile }: { profile: VolunteerProfile }) {
  const errorsTexts = useTexts(errorsCatalog)
  const { switches: texts } = useTexts(volunteerProfileCatalog)
  const turn = useSwitch()
  // Set synchronously: React resets a checkbox whose state changes later than the click.
  const [pendingValues, setPendingValues] = useState<Partial<Switches>>({})
  return (
    <Card as="section" padding="lg" aria-labelledby="switches-heading">
      <h2 id="switches-heading" className="text-xl">
        {texts.heading}
      </h2>
      <div className="mt-3 grid gap-2">
        {names.map((name) => (
          <Checkbox
            key={name}
            className="measure"
            {...texts[name]}
            checked={pendingValues[name] ?? profile[name]}
            onChange={({ target }) => {
              const { label } = texts[name]
              const isOn = target.checked
              setPendingValues({ ...pendingValues, [name]: isOn })
              turn.mutate(
                { [name]: isOn },
                {
                  onSuccess: () =>
                    toast({
                      title: isOn ? texts.turnedOn({ name: label }) : texts.turnedOff({ name: label }),
                    }),
                  onError: (error) => toastFailure(error, texts.failed, errorsTexts.unreachable),
                  onSettled: () => setPendingValues({}),
                },
              )
            }}
          />
        ))}
      </div>
      <Link
        {...paths.portfolio(profile.userId)}
        className="link mt-2 inline-flex min-h-11 items-center gap-2"
      >
        <IdCard aria-hidden className="size-5" />
        {texts.portfolio}
      </Link>
    </Card>
  )
}
