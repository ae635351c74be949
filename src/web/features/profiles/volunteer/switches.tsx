import { Link } from '@tanstack/react-router'
import { IdCard } from 'lucide-react'
import { useState } from 'react'
import type { VolunteerProfile } from '#contract/volunteer-profiles.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { errorsTexts } from '#web/messages/en/errors.ts'
import { volunteerProfileTexts } from '#web/messages/en/volunteer-profile.ts'
import { paths } from '#web/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useSwitch, type Switches } from './api.ts'

const names = ['isPortfolioPublic', 'isContactable'] as const

/** What the volunteer lets others see and do; each takes effect at once. */
export function ProfileSwitches({ profile }: { profile: VolunteerProfile }) {
  const { switches: texts } = volunteerProfileTexts
  const turn = useSwitch()
  // Turned under the finger: React sets a box back whose state comes any later than the press.
  const [turned, setTurned] = useState<Partial<Switches>>({})
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
            checked={turned[name] ?? profile[name]}
            onChange={({ target }) => {
              const { label } = texts[name]
              const isOn = target.checked
              setTurned({ ...turned, [name]: isOn })
              turn.mutate(
                { [name]: isOn },
                {
                  onSuccess: () => toast({ title: isOn ? texts.turnedOn(label) : texts.turnedOff(label) }),
                  onError: (error) => tellFailure(error, texts.failed, errorsTexts.unreachable),
                  onSettled: () => setTurned({}),
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
