import { useMemo, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { volunteerForm, type VolunteerProfile } from '#contract/volunteer-profiles.ts'
import { useAutosave } from '#web/lib/autosave.ts'
import { listChanged } from '#web/lib/changed-fields.ts'
import { readDraft, removeDraft } from '#web/lib/drafts.ts'
import { listFormErrors, markRefused } from '#web/lib/form-errors.ts'
import { readChoice } from '#web/lib/search-params.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { errorsTexts } from '#web/messages/en/errors.ts'
import { volunteerProfileTexts } from '#web/messages/en/volunteer-profile.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DraftNotice } from '#web/ui/draft-notice.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { LeaveGuard } from '#web/ui/leave-guard.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useSaveProfile } from './api.ts'
import { ProfileFields } from './profile-fields.tsx'
import {
  idOf,
  profileFields,
  readStored,
  readValues,
  type ProfileField,
  type ProfileForm,
  type ProfileValues,
} from './profile-form.ts'
import { rulesBeside } from './stored-fields.ts'

export type ProfileEditorProps = {
  userId: string
  /** Null creates one. */
  profile: VolunteerProfile | null
  onSaved: () => void
  /** Back to the profile without saving; what was written stays on the device. */
  onCancel?: () => void
}

/** The profile page's form: only what is changed is sent, so that nothing of the setup wizard's is lost (A7). */
export function ProfileEditor({ userId, profile, onSaved, onCancel }: ProfileEditorProps) {
  const { page: texts, setup } = volunteerProfileTexts
  const draftName = `volunteer-profile:${userId}`
  const [stored] = useState(() => readStored(profile))
  const [initial] = useState(() => readValues(null, stored))
  const [found, setFound] = useState(() => readDraft(draftName))
  const resolver = useMemo(() => rulesBeside<ProfileValues, unknown>(volunteerForm, stored), [stored])
  const form: ProfileForm = useForm<ProfileValues, unknown, unknown>({
    resolver,
    defaultValues: readValues(found?.values, initial),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const { errors, submitCount } = form.formState
  const [refusals, setRefusals] = useState(0)
  const save = useSaveProfile()
  const isKept = useAutosave(form, {
    draftName,
    fieldOf: (path) => readChoice(profileFields, path.split('.')[0]),
    pick: (values) => pickChanged(initial, values),
  })
  const send = form.handleSubmit(async () => {
    const values = form.getValues()
    const change = pickChanged(stored, values)
    if (profile && !change) return finish()
    // Not by callbacks of the call: with the profile there, reading it takes the place of this form.
    try {
      await save.mutateAsync(profile ? { change: change ?? {} } : { create: values })
      toast(profile ? texts.updated : texts.created)
      finish()
    } catch (error) {
      markRefused(error, profileFields, form.setError)
      setRefusals((count) => count + 1)
      tellFailure(error, profile ? texts.failed : texts.createFailed, errorsTexts.unreachable)
    }
  })
  function finish() {
    removeDraft(draftName)
    onSaved()
  }
  function startOver() {
    removeDraft(draftName)
    setFound(null)
    form.reset(initial)
  }

  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="grid grid-cols-1 gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          if (!save.isPending) void send()
        }}
      >
        {found && <DraftNotice savedAt={found.savedAt} onStartOver={startOver} texts={texts.draft} />}
        <Card padding="lg" className="grid gap-7">
          <ErrorSummary errors={listFormErrors(errors, idOf)} attempt={submitCount + refusals} />
          <ProfileFields profile={profile} />
          <div className="border-line flex flex-wrap gap-3 border-t pt-6">
            <Button type="submit" loading={save.isPending} loadingText={texts.saving}>
              {profile ? texts.save : setup.create}
            </Button>
            {onCancel && (
              <Button variant="secondary" onClick={onCancel}>
                {texts.cancel}
              </Button>
            )}
          </div>
        </Card>
      </form>
      <LeaveGuard
        isDirty={() => pickChanged(initial, form.getValues()) !== null && !save.isSuccess}
        text={isKept ? texts.leave : texts.leaveUnkept}
      />
    </FormProvider>
  )
}

/** The fields that differ, with their values; null where none does. */
function pickChanged(before: Partial<Record<ProfileField, unknown>>, values: ProfileValues) {
  const changed = listChanged(profileFields, before, values)
  return changed.length > 0 ? Object.fromEntries(changed.map((name) => [name, values[name]])) : null
}
