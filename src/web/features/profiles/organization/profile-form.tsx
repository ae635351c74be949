import { useMemo, useState, type ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { limits, organizationLimits } from '#contract/limits.ts'
import { createOrganizationForm, type OrganizationProfile } from '#contract/profiles/organization-profiles.ts'
import { organizationFormCauses } from '#domain/options/causes.ts'
import { useNow } from '#web/lib/format/clock.ts'
import { makeFormSteps } from '#web/lib/forms/form-steps.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { DraftNotice } from '#web/ui/forms/draft-notice.tsx'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { FormLabels } from '#web/ui/forms/form-labels.tsx'
import { FormText } from '#web/ui/forms/form-text.tsx'
import { LeaveGuard } from '#web/ui/overlays/leave-guard.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { ContactFields, DetailFields } from './profile-form-fields.tsx'
import { MarkNotice, WebsiteField } from './fields.tsx'
import { organizationProfileCatalog } from '#web/features/profiles/texts/organization-profile-texts.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { useCauseChoice } from '#web/lib/forms/cause-choice.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { toDetectedLanguage } from '#web/lib/language/language-choice.ts'
import { useProfileForm } from './use-profile-form.ts'

export type ProfileFormProps = {
  userId: string
  /** Null creates one. */
  profile: OrganizationProfile | null
  /** The organization's time zone, which a new profile starts with; null means UTC. */
  timeZone: string | null
  onSaved: () => void
  /** Set if there is a profile to return to. */
  onCancel?: () => void
}

const fields = createOrganizationForm(0).keyof().options
const { idOf, listErrors } = makeFormSteps({
  steps: [{ id: 'all', fields }],
  prefix: 'organization',
})

/** Name of the stored draft. */
export const draftNameOf = (userId: string, profile: OrganizationProfile | null) =>
  `organization-profile:${userId}:${profile?.id ?? 'new'}`

/** An organization's profile in one form (spec F2, /organization-profile). */
export function OrganizationProfileForm(props: ProfileFormProps) {
  const { userId, profile, timeZone, onSaved, onCancel } = props
  const errorsTexts = useTexts(errorsCatalog)
  const { fields: texts, page, draft, leave, leaveUnsaved } = useTexts(organizationProfileCatalog)
  const causes = useCauseChoice(organizationFormCauses)
  const thisYear = new Date(useNow()).getFullYear()
  const rules = useMemo(() => createOrganizationForm(thisYear), [thisYear])
  const [attempt, setAttempt] = useState(0)
  const edit = useProfileForm({
    draftName: draftNameOf(userId, profile),
    profile,
    timeZone,
    rules,
    fields,
    showErrors: () => setAttempt((count) => count + 1),
    onSaved: () => {
      toast(profile ? page.saved : page.created)
      onSaved()
    },
    onFailed: (error) =>
      toastFailure(error, profile ? page.failed : page.createFailed, errorsTexts.unreachable),
  })
  const isNew = !profile
  return (
    <FormProvider {...edit.form}>
      {edit.found && (
        <div className="mb-6">
          <DraftNotice savedAt={edit.found.savedAt} onStartOver={edit.discard} texts={draft} />
        </div>
      )}
      <form
        noValidate
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          void edit.send()
        }}
      >
        <ErrorSummary errors={listErrors(edit.form.formState.errors, 0, texts)} attempt={attempt} />
        {edit.losesMark && <MarkNotice />}
        <Part id="organization-about" heading={page.about}>
          <FormText
            name="organizationName"
            id={idOf('organizationName')}
            {...texts.organizationName}
            min={organizationLimits.nameMin}
            max={limits.name}
          />
          <FormText
            name="description"
            id={idOf('description')}
            {...texts.description}
            hint={page.descriptionHint({
              descriptionMin: organizationLimits.form.descriptionMin,
              longText: limits.longText,
            })}
            min={organizationLimits.form.descriptionMin}
            max={limits.longText}
            rows={6}
          />
          <FormLabels id={idOf('causeAreas')} {...texts.causeAreas} {...causes} />
        </Part>
        <Part id="organization-details" heading={page.facts}>
          <WebsiteField id={idOf('website')} required />
          <DetailFields idOf={idOf} detectedLanguage={profile && toDetectedLanguage(profile)} />
        </Part>
        <Part id="organization-contact" heading={page.contact} hint={page.contactHint}>
          <ContactFields idOf={idOf} />
        </Part>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <Button type="submit" loading={edit.isPending} loadingText={page.pending}>
            {isNew ? page.create : page.save}
          </Button>
          {onCancel && (
            <CancelButton
              asks={edit.changed.length > 0}
              onCancel={() => {
                edit.discard()
                onCancel()
              }}
            />
          )}
          <p role="status" className="text-muted text-sm">
            {edit.changed.length > 0 && page.unsaved}
          </p>
        </div>
      </form>
      <LeaveGuard isDirty={edit.isDirty} text={edit.isDraftSaved ? leave : leaveUnsaved} />
    </FormProvider>
  )
}

type PartProps = { id: string; heading: string; hint?: string; children: ReactNode }

function Part({ id, heading, hint, children }: PartProps) {
  return (
    <Card as="section" padding="lg" aria-labelledby={id} className="grid grid-cols-1 gap-6">
      <div>
        <h2 id={id} className="text-xl">
          {heading}
        </h2>
        {hint && <p className="text-muted mt-1 text-sm">{hint}</p>}
      </div>
      {children}
    </Card>
  )
}

function CancelButton({ asks, onCancel }: { asks: boolean; onCancel: () => void }) {
  const { page, draft } = useTexts(organizationProfileCatalog)
  const [isOpen, setIsOpen] = useState(false)
  if (!asks) {
    return (
      <Button variant="secondary" onClick={onCancel}>
        {page.cancel}
      </Button>
    )
  }
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setIsOpen}
      destructive
      title={draft.discardTitle}
      text={draft.discardText}
      confirmLabel={draft.discard}
      onConfirm={onCancel}
      trigger={<Button variant="secondary">{page.cancel}</Button>}
    />
  )
}
