import { CalendarOff } from 'lucide-react'
import { use, useRef, useState } from 'react'
import type { UserRewards } from '#contract/rewards/rewards.ts'
import { mondayOf, restRule } from '#domain/rewards/streaks.ts'
import { addDays, dayInZone, type LocalDate } from '#domain/time/time.ts'
import { useNow } from '#web/lib/format/clock.ts'
import { formatDay } from '#web/lib/format/format-time.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { getDeviceTimeZone, TimeZoneContext } from '#web/lib/format/time-zone.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { useTexts, useLanguage } from '#web/lib/language/texts.ts'
import { useRestWeek } from './api.ts'
import { rewardsCatalog, type RewardsTexts } from './texts/rewards-texts.ts'

/** Announces rest weeks, which don't break the streak, and cancels them before they are over. */
export function RestWeeks({ restWeeks }: Pick<UserRewards, 'restWeeks'>) {
  const { streak: texts } = useTexts(rewardsCatalog)
  const timeZone = use(TimeZoneContext) ?? getDeviceTimeZone()
  const present = mondayOf(dayInZone(new Date(useNow()), timeZone))
  const weeks = Array.from({ length: restRule.weeksAhead + 1 }, (_, index) => addDays(present, 7 * index))
  const free = weeks.filter((week) => !restWeeks.includes(week))
  const ahead = restWeeks.filter((week) => week >= present).toSorted()
  const list = useRef<HTMLHeadingElement>(null)
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="text-muted measure text-sm">{texts.text}</p>
      {free.length > 0 ? (
        <AnnounceForm weeks={free} present={present} />
      ) : (
        <p className="text-sm">{texts.full}</p>
      )}
      <div>
        <h3 ref={list} tabIndex={-1} id="rest-weeks" className="text-base outline-none">
          {texts.announced}
        </h3>
        {ahead.length === 0 ? (
          <p className="text-muted mt-1 text-sm">{texts.none}</p>
        ) : (
          <ul aria-labelledby="rest-weeks" className="divide-line mt-1 divide-y">
            {ahead.map((week) => (
              <AnnouncedWeek
                key={week}
                week={week}
                present={present}
                onCancelled={() => list.current?.focus()}
              />
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

const nameWeek = ({ streak: texts }: RewardsTexts, day: string, isPresent: boolean) =>
  isPresent ? texts.thisWeek({ day }) : texts.weekOf({ day })

function AnnounceForm({ weeks, present }: { weeks: readonly LocalDate[]; present: LocalDate }) {
  const rewardsTexts = useTexts(rewardsCatalog)
  const language = useLanguage()
  const { streak: texts } = rewardsTexts
  const announce = useRestWeek('announce')
  const [chosen, setChosen] = useState('')
  const week = weeks.find((one) => one === chosen) ?? weeks[0] ?? present
  const submit = async () => {
    try {
      await announce.mutateAsync(week)
    } catch (error) {
      toastFailure(error, texts.failed)
      return
    }
    toast({ title: texts.done, description: texts.doneText({ day: formatDay(language, week) }) })
  }
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-3 sm:max-lg:grid-cols-[minmax(0,24rem)_auto] sm:max-lg:items-end sm:max-lg:justify-start"
      onSubmit={(event) => {
        event.preventDefault()
        if (!announce.isPending) void submit()
      }}
    >
      <div className="min-w-0">
        <Field label={texts.week}>
          <Select
            value={week}
            onChange={(event) => setChosen(event.currentTarget.value)}
            options={weeks.map((one) => ({
              value: one,
              label: nameWeek(rewardsTexts, formatDay(language, one), one === present),
            }))}
          />
        </Field>
      </div>
      <Button type="submit" variant="secondary" loading={announce.isPending}>
        <CalendarOff aria-hidden />
        {texts.announce}
      </Button>
    </form>
  )
}

type AnnouncedWeekProps = { week: LocalDate; present: LocalDate; onCancelled: () => void }

function AnnouncedWeek({ week, present, onCancelled }: AnnouncedWeekProps) {
  const rewardsTexts = useTexts(rewardsCatalog)
  const language = useLanguage()
  const { streak: texts } = rewardsTexts
  const day = formatDay(language, week)
  const cancel = useRestWeek('cancel')
  const press = async () => {
    try {
      await cancel.mutateAsync(week)
    } catch (error) {
      toastFailure(error, texts.cancelFailed)
      return
    }
    toast({ title: texts.cancelled })
    onCancelled()
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <span>{nameWeek(rewardsTexts, day, week === present)}</span>
      <Button
        size="sm"
        variant="ghost"
        aria-label={texts.cancelOf({ day })}
        loading={cancel.isPending}
        onClick={() => void press()}
      >
        {texts.cancel}
      </Button>
    </li>
  )
}
