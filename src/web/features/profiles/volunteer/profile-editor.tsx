import { useMemo, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { volunteerForm, type VolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import { pickChanged } from '#web/lib/forms/changed-fields.ts'
import { useDraftForm } from '#web/lib/drafts/draft-form.ts'
import { listFormErrors } from '#web/lib/forms/form-errors.ts'
import { parseChoice } from '#web/lib/navigation/search-params.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { DraftNotice } from '#web/ui/forms/draft-notice.tsx'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { focusLeftOver } from '#web/ui/forms/tags.ts'
import { LeaveGuard } from '#web/ui/overlays/leave-guard.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { useSaveProfile } from './api.ts'
import { ProfileFields } from './profile-fields.tsx'
import {
  idOf,
  profileDraftOf,
  profileFields,
  toStoredFields,
  toFormValues,
  type ProfileValues,
} from './profile-form.ts'
import { volunteerProfileCatalog } from '#web/features/profiles/texts/volunteer-profile-texts.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { buildSchemaBeside } from './stored-fields.ts'

export type ProfileEditorProps = {
  userId: string
  /** Null creates one. */
  profile: VolunteerProfile | null
  onSaved: () => void
  /** Returns to the profile without saving; the draft stays on the device. */
  onCancel?: () => void
}

/** The profile page's form. Only changed fields are sent, so the setup wizard's values are not lost (decision A7). */
export function ProfileEditor({ userId, profile, onSaved, onCancel }: ProfileEditorProps) {
  const errorsTexts = useTexts(errorsCatalog)
  const { page: texts, setup } = useTexts(volunteerProfileCatalog)
  const draftName = profileDraftOf(userId)
  const [stored] = useState(() => toStoredFields(profile))
  const [initial] = useState(() => toFormValues(null, stored))
  const resolver = useMemo(() => buildSchemaBeside<ProfileValues, unknown>(volunteerForm, stored), [stored])
  const { form, found, isDraftSaved, ...draft } = useDraftForm<ProfileValues, unknown>({
    draftName,
    resolver,
    fill: (draftValues) => toFormValues(draftValues, initial),
    initial,
    fieldOf: (path) => parseChoice(profileFields, path.split('.')[0]),
    pick: (values) => pickChanged(profileFields, initial, values),
  })
  const { errors, submitCount } = form.formState
  const [refusals, setRefusals] = useState(0)
  const save = useSaveProfile()
  const send = form.handleSubmit(async () => {
    const values = form.getValues()
    const change = pickChanged(profileFields, stored, values)
    if (profile && !change) return finish()
    // Not in the mutation's callbacks: when the profile exists, its view replaces this form.
    try {
      await save.mutateAsync(profile ? { change: change ?? {} } : { create: values })
      toast(profile ? texts.updated : texts.created)
      finish()
    } catch (error) {
      draft.showRefused(error)
      setRefusals((count) => count + 1)
      toastFailure(error, profile ? texts.failed : texts.createFailed, errorsTexts.unreachable)
    }
  })
  function finish() {
    draft.forget()
    onSaved()
  }

  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="grid grid-cols-1 gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          if (!save.isPending && !focusLeftOver(event.currentTarget)) void send()
        }}
      >
        {found && <DraftNotice savedAt={found.savedAt} onStartOver={draft.discard} texts={texts.draft} />}
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
        isDirty={() => pickChanged(profileFields, initial, form.getValues()) !== null && !save.isSuccess}
        text={isDraftSaved ? texts.leave : texts.leaveUnsaved}
      />
    </FormProvider>
  )
}
