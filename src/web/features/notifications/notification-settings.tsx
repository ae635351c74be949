import { Link } from '@tanstack/react-router'
import { use, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import type { User } from '#contract/accounts/accounts.ts'
import {
  getNotificationPreferences,
  saveNotificationPreferences,
  type NotificationPreferences,
} from '#contract/notifications/preferences.ts'
import { listModes } from '#domain/accounts/accounts.ts'
import { holdsRole } from '#domain/accounts/staff.ts'
import { audienceOf } from '#domain/notifications/notification-topics.ts'
import { formatZone } from '#domain/time/time-zones.ts'
import { keyOf } from '#web/lib/calls/api.ts'
import { useArrival } from '#web/lib/focus/arrival.ts'
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts'
import { listFormErrors } from '#web/lib/forms/form-errors.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { notificationSettingsId, paths } from '#web/lib/navigation/paths.ts'
import { SiteContext } from '#web/lib/site/site.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { LeaveGuard } from '#web/ui/overlays/leave-guard.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { SettingCard } from '#web/ui/display/setting-card.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { bodyOf, buildNotificationForm, formOf, isInAudience, toTime } from './notification-form.ts'
import { NotificationTopicList } from './notification-topic-list.tsx'
import { notificationSettingsCatalog } from './texts/notification-settings-texts.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useNotificationPreferences } from './preference-api.ts'
import { SummaryChoice } from './summary-choice.tsx'

const idOf = (name: string) => `notices-${name}`
const hours = Array.from({ length: 24 }, (_, hour) => ({ value: `${hour}`, label: toTime(hour * 60) }))

/** The staff for whom work waits. */
const decidingRoles = ['moderator', 'verifier', 'coordinator'] as const

/**
 * What to notify about in the product and by email, and when emails are sent (decision B1). `isShown` is false while it
 * is hidden.
 */
export function NotificationSettings({ user, isShown }: { user: User; isShown: boolean }) {
  const texts = useTexts(notificationSettingsCatalog)
  const { data, isError, isFetching, refetch } = useNotificationPreferences()
  useArrival(notificationSettingsId, data !== undefined && isShown)
  return (
    <SettingCard id={notificationSettingsId} title={texts.heading} text={texts.text}>
      {data ? (
        <NotificationForm preferences={data} user={user} />
      ) : isError ? (
        <ErrorState as="h3" title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <LoadingRegion className="grid gap-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </LoadingRegion>
      )}
    </SettingCard>
  )
}

function NotificationForm({ preferences, user }: { preferences: NotificationPreferences; user: User }) {
  const errorsTexts = useTexts(errorsCatalog)
  const texts = useTexts(notificationSettingsCatalog)
  const { form, errors, attempt, submit, sending } = useEndpointForm(
    saveNotificationPreferences,
    (values) => ({ body: bodyOf(values) }),
    {
      schema: useMemo(() => buildNotificationForm(texts), [texts]),
      values: formOf(preferences),
      resetOptions: { keepDirtyValues: true },
      caches: keyOf(getNotificationPreferences),
      done: texts.saved,
      onSent: (saved, _, { showSaved }) => showSaved(formOf(saved)),
      onError: (error) => toastFailure(error, texts.notSaved, errorsTexts.unreachable),
    },
  )
  const reader = {
    roles: listModes(user),
    isStaff: decidingRoles.some((role) => holdsRole(user, role)),
  }
  const shown = [...preferences.topics.keys()].filter((index) => {
    const choice = preferences.topics[index]
    return choice && isInAudience(audienceOf(choice.topic), reader)
  })
  const isQuiet = useWatch({ control: form.control, name: 'isQuiet' })
  const isOffered = use(SiteContext).scheduleDays['volunteer.summary'].length > 0
  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <ErrorSummary errors={listFormErrors(errors, idOf)} attempt={attempt} />
      <NotificationTopicList control={form.control} shown={shown} topics={preferences.topics} />
      <fieldset className="grid gap-4">
        <legend className="text-lg font-semibold">{texts.when}</legend>
        <p className="text-muted text-sm">
          {preferences.timeZone === null
            ? texts.noZone
            : texts.zone({ zone: formatZone(preferences.timeZone) })}{' '}
          <Link {...paths.profile()} className="text-primary-ink underline underline-offset-4">
            {texts.changeZone}
          </Link>
        </p>
        <Field label={texts.digestHour} id={idOf('digestHour')} hint={texts.digestHint}>
          <div className="sm:max-w-44">
            <Select options={hours} {...form.register('digestHour')} />
          </div>
        </Field>
        {isOffered && isInAudience('volunteer', reader) && <SummaryChoice control={form.control} />}
        <div>
          <Checkbox label={texts.isQuiet} hint={texts.quietHint} {...form.register('isQuiet')} />
          {isQuiet && (
            <div className="mt-2 grid max-w-sm grid-cols-2 items-start gap-4">
              <Field label={texts.from} id={idOf('from')} error={errors.from?.message}>
                <Input type="time" {...form.register('from')} />
              </Field>
              <Field label={texts.to} id={idOf('to')} error={errors.to?.message}>
                <Input type="time" {...form.register('to')} />
              </Field>
            </div>
          )}
        </div>
      </fieldset>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" loading={sending.isPending} loadingText={texts.pending}>
          {texts.submit}
        </Button>
        <p role="status" className="text-muted text-sm">
          {form.formState.isDirty && texts.unsaved}
        </p>
      </div>
      <LeaveGuard text={texts.leave} isDirty={() => form.formState.isDirty} tabs />
    </form>
  )
}
