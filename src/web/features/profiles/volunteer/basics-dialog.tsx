import { useMemo, useState } from 'react'
import { FormProvider, useWatch, type UseFormReturn } from 'react-hook-form'
import type { VolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import { volunteerBasics } from '#contract/profiles/volunteer-basics.ts'
import { z } from '#contract/zod.ts'
import { useVolunteerProfile } from '#web/features/profiles/api.ts'
import { pickChanged } from '#web/lib/forms/changed-fields.ts'
import { useDraftForm } from '#web/lib/drafts/draft-form.ts'
import { listFormErrors } from '#web/lib/forms/form-errors.ts'
import { parseChoice } from '#web/lib/navigation/search-params.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { volunteerProfileCatalog } from '#web/features/profiles/texts/volunteer-profile-texts.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useSaveProfile } from './api.ts'
import { BioField, ExperienceField, HoursField, LocationField } from './basic-fields.tsx'
import { profileDraftOf } from './profile-form.ts'
import { buildSchemaBeside } from './stored-fields.ts'

const basics = volunteerBasics.keyof().options

/** The values of the form; what a draft has wrong is empty. */
const basicsValues = z.object({
  maxHoursPerWeek: z.number().nullable().catch(null),
  experience: z.string().catch(''),
  location: z.string().nullable().catch(''),
  bio: z.string().catch(''),
})
type Basics = z.infer<typeof basicsValues>

const idOf = (name: string) => `volunteer-basics-${name}`

const toBasics = (profile: VolunteerProfile): Basics => ({
  maxHoursPerWeek: profile.maxHoursPerWeek,
  experience: profile.experienceLevel ?? '',
  location: profile.location ?? '',
  bio: profile.bio,
})

export type BasicsDialogProps = { userId: string; open: boolean; onOpenChange: (open: boolean) => void }

/** Asks for what matches compare besides the answers of the onboarding, once there is a profile to save it in. */
export function BasicsDialog(props: BasicsDialogProps) {
  const { data: profile } = useVolunteerProfile()
  return profile ? <LoadedDialog {...props} profile={profile} /> : null
}

function LoadedDialog({
  userId,
  open,
  onOpenChange,
  profile,
}: BasicsDialogProps & { profile: VolunteerProfile }) {
  const { basics: texts, page } = useTexts(volunteerProfileCatalog)
  const errorsTexts = useTexts(errorsCatalog)
  const [initial] = useState(() => toBasics(profile))
  const resolver = useMemo(() => buildSchemaBeside<Basics, unknown>(volunteerBasics, initial), [initial])
  // What is typed and not saved is in the draft of the profile form, which continues it.
  const { form, ...draft } = useDraftForm<Basics, unknown>({
    draftName: profileDraftOf(userId),
    resolver,
    fill: (stored) => basicsValues.parse({ ...initial, ...(typeof stored === 'object' ? stored : {}) }),
    initial,
    fieldOf: (path) => parseChoice(basics, path),
    pick: (values) => pickChanged(basics, initial, values),
    ownFields: basics,
  })
  const { errors, submitCount } = form.formState
  const [refusals, setRefusals] = useState(0)
  const save = useSaveProfile()
  const send = form.handleSubmit(async () => {
    const change = pickChanged(basics, initial, form.getValues())
    if (!change) return onOpenChange(false)
    try {
      await save.mutateAsync({ change })
      draft.forget()
      toast(texts.saved)
      onOpenChange(false)
    } catch (error) {
      draft.showRefused(error)
      setRefusals((count) => count + 1)
      toastFailure(error, page.failed, errorsTexts.unreachable)
    }
  })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title}
      description={texts.text}
      modalOnly
      // What had the focus before it opened may be gone, such as the form of sign-up.
      onClosed={(event) => {
        event.preventDefault()
        document.getElementById('main')?.focus({ preventScroll: true })
      }}
      onSubmit={(event) => {
        event.preventDefault()
        if (!save.isPending) void send()
      }}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {texts.skip}
          </Button>
          <Button type="submit" loading={save.isPending} loadingText={page.saving}>
            {texts.save}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <div className="grid gap-6">
          <ErrorSummary errors={listFormErrors(errors, idOf)} attempt={submitCount + refusals} />
          <div className="grid items-start gap-x-5 gap-y-6 sm:grid-cols-2">
            <HoursField idOf={idOf} isOptional />
            <ExperienceField idOf={idOf} isOptional profile={profile} />
          </div>
          <LocationField idOf={idOf} />
          <div className="grid gap-2">
            <BioField idOf={idOf} isOptional rows={3} />
            <BackgroundOffer form={form} background={profile.experience ?? ''} />
          </div>
        </div>
      </FormProvider>
    </Dialog>
  )
}

type BackgroundOfferProps = { form: UseFormReturn<Basics, unknown, unknown>; background: string }

/** While the bio is empty, it can start with what the onboarding asked for. */
function BackgroundOffer({ form, background }: BackgroundOfferProps) {
  const { basics: texts } = useTexts(volunteerProfileCatalog)
  const bio = useWatch({ control: form.control, name: 'bio' })
  if (bio !== '' || background === '') return null
  return (
    <Button
      variant="secondary"
      size="sm"
      className="justify-self-start"
      onClick={() => {
        form.setValue('bio', background, { shouldDirty: true })
        form.setFocus('bio')
      }}
    >
      {texts.useBackground}
    </Button>
  )
}
