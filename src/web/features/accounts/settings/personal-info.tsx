import { formatList } from '#contract/i18n/lists.ts'
import { useQueryClient } from '@tanstack/react-query'
import { use, useEffect, useState, type ReactNode } from 'react'
import { getAccount, saveAccount, type Account } from '#contract/accounts/settings.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { settingsOf } from '#contract/i18n/languages.ts'
import { listModes } from '#domain/accounts/accounts.ts'
import { formatZone } from '#domain/time/time-zones.ts'
import { keyOf } from '#web/lib/calls/api.ts'
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts'
import { formatDate, formatDay } from '#web/lib/format/format-time.ts'
import { openInLanguage, withTexts } from '#web/lib/language/language.ts'
import { SiteContext, type Site } from '#web/lib/site/site.ts'
import { getDeviceTimeZone } from '#web/lib/format/time-zone.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { FactList } from '#web/ui/display/fact-list.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { LeaveGuard } from '#web/ui/overlays/leave-guard.tsx'
import { TimeZoneField } from '#web/ui/forms/time-zone-field.tsx'
import { useTexts, useLanguage } from '#web/lib/language/texts.ts'
import { listAccountErrors } from '#web/features/accounts/account-errors.ts'
import { toastAccountFailure } from '#web/features/accounts/recovery-api.ts'
import { refreshUser } from '#web/features/accounts/session.ts'
import { profileCatalog } from '#web/features/accounts/texts/profile-texts.ts'
import { accountsCatalog } from '#web/features/accounts/texts/accounts-texts.ts'

const idOf = (name: string) => `personal-${name}`
const loadSchema = async () =>
  (await withTexts(import('#web/features/accounts/account-schemas.ts'))).accountSchemas.names

/** Without a choice of languages, the stored one stays as it is. */
const formOf = ({ firstName, lastName, timeZone, language }: Account, languages: Site['languages']) => ({
  firstName,
  lastName,
  timeZone,
  ...(languages.length > 1 && { language }),
})

export type PersonalInfoProps = {
  account: Account
  user: User
  /** Shown above the form and saved separately. */
  picture: ReactNode
}

/** Names and time zone to edit, and the account's other facts. */
export function PersonalInfo({ account, user, picture }: PersonalInfoProps) {
  const language = useLanguage()
  const { personal: texts } = useTexts(profileCatalog)
  const { types } = useTexts(accountsCatalog).signUp
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
      <PersonalForm account={account} picture={picture} />
      <Card as="section" padding="lg" aria-labelledby="account-facts" className="grid gap-4">
        <h2 id="account-facts" className="text-xl">
          {texts.account}
        </h2>
        <FactList
          facts={[
            { label: texts.email, value: account.email },
            {
              label: texts.roles,
              value: formatList(
                language,
                listModes(user).map((type) => types[type].label),
              ),
            },
            { label: texts.since, value: formatDate(language, account.createdAt, account.timeZone) },
            {
              label: texts.terms,
              value: texts.termsText({
                version: formatDay(language, account.termsVersion),
                day: formatDate(language, account.termsAgreedAt, account.timeZone),
              }),
            },
          ]}
        />
      </Card>
    </div>
  )
}

function PersonalForm({ account, picture }: { account: Account; picture: ReactNode }) {
  const { personal: texts, leave } = useTexts(profileCatalog)
  const { fields, problem } = useTexts(accountsCatalog)
  const { languages } = use(SiteContext)
  const queryClient = useQueryClient()
  const { form, errors, attempt, submit, isPending } = useEndpointForm(saveAccount, (body) => ({ body }), {
    schema: loadSchema,
    // Cached values show immediately. Fresh ones replace them, except in fields the person has changed meanwhile.
    values: formOf(account, languages),
    resetOptions: { keepDirtyValues: true },
    caches: keyOf(getAccount),
    done: texts.saved,
    // The header shows the name, too.
    onSuccess: () => void refreshUser(queryClient),
    onSent: (saved, _, { showSaved }) => showSaved(formOf(saved, languages)),
    onError: (error) => toastAccountFailure(texts.failed, error),
  })
  const { isDirty } = form.formState
  const [openedIn] = useState(account.language)
  useEffect(() => {
    // Once nothing is unsaved, or the browser would ask before it leaves the page.
    if (account.language !== openedIn && !isDirty) openInLanguage(account.language)
  }, [account.language, openedIn, isDirty])
  return (
    <Card as="section" padding="lg" aria-labelledby="personal-heading">
      <h2 id="personal-heading" className="mb-5 text-xl">
        {texts.heading}
      </h2>
      <div className="mb-6">{picture}</div>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <ErrorSummary errors={listAccountErrors({ fields, problem }, errors, idOf)} attempt={attempt} />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field label={fields.firstName} id={idOf('firstName')} required error={errors.firstName?.message}>
            <Input autoComplete="given-name" {...form.register('firstName')} />
          </Field>
          <Field label={fields.lastName} id={idOf('lastName')} optional error={errors.lastName?.message}>
            <Input autoComplete="family-name" {...form.register('lastName')} />
          </Field>
        </div>
        <TimeZoneField
          label={fields.timeZone}
          id={idOf('timeZone')}
          hint={texts.timeZoneHint}
          error={errors.timeZone?.message}
          always={[account.timeZone]}
          none={texts.deviceZone({ zone: formatZone(getDeviceTimeZone()) })}
          control={form.register('timeZone', { setValueAs: (zone: string | null) => zone || null })}
        />
        {languages.length > 1 && (
          <Field
            label={fields.language}
            id={idOf('language')}
            hint={texts.languageHint}
            error={errors.language?.message}
          >
            <Select
              options={languages.map((each) => ({ value: each, label: settingsOf(each).name }))}
              placeholder={texts.deviceLanguage}
              {...form.register('language', { setValueAs: (language: string | null) => language || null })}
            />
          </Field>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" loading={isPending} loadingText={texts.pending}>
            {texts.submit}
          </Button>
          <p role="status" className="text-muted text-sm">
            {isDirty && texts.unsaved}
          </p>
        </div>
      </form>
      <LeaveGuard text={leave} isDirty={() => form.formState.isDirty} tabs />
    </Card>
  )
}
