import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { deletionForPerson, type getDeletionFor } from '#contract/accounts/deletion.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import type { PersonCase } from '#contract/moderation/moderation.ts'
import { ownerForm } from '#contract/organizations/owner.ts'
import { closingOrganizationsCatalog } from '#contract/texts/closing-organizations-texts.ts'
import type { z } from '#contract/zod.ts'
import { deletionDays } from '#domain/accounts/deletion.ts'
import { personHelpCatalog } from '#web/features/administration/texts/person-help-texts.ts'
import { useMutationForm } from '#web/lib/forms/endpoint-form.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx'
import { useDeletionMutations, useDeletionOf, useMakeOwner } from './moderation-api.ts'
import { ReasonField } from './reason-field.tsx'

type Preview = EndpointResponse<typeof getDeletionFor>
type NeedsOwner = Preview['needOwner'][number]

/**
 * Asks to delete the account of a person who wrote in, after showing what ends with it and what is in the way: for an
 * organization without another owner, it first asks who becomes one.
 */
export function AskForDeletion({ person }: { person: PersonCase }) {
  const texts = useTexts(personHelpCatalog).deletion
  const [isOpen, setOpen] = useState(false)
  const preview = useDeletionOf(person.id, isOpen)
  const { ask } = useDeletionMutations(person.id)
  const { form, errors, submit, sending } = useMutationForm(ask, (body) => body, {
    schema: deletionForPerson,
    defaultValues: { reason: '', credentials: 'keep' },
    shouldFocusError: true,
    onSent: () => setOpen(false),
  })
  const [reason, credentials] = useWatch({ control: form.control, name: ['reason', 'credentials'] })
  const { data } = preview
  const inTheWay = data?.needOwner.length ?? 0
  const isPossible = data !== undefined && inTheWay === 0
  const next = data?.needOwner.find(({ isOwnCase }) => !isOwnCase)
  const owner = useOwnerForm(person.id, next)
  const content = useRef<HTMLDivElement>(null)
  const shown = useRef(inTheWay)
  useEffect(() => {
    // What was asked is gone.
    if (isOpen && inTheWay < shown.current) content.current?.focus()
    shown.current = inTheWay
  }, [isOpen, inTheWay])
  return (
    <FormDialog
      open={isOpen}
      onOpenChange={setOpen}
      size="sm"
      title={texts.question({ name: person.name })}
      description={isPossible ? texts.consequence({ email: person.email }) : undefined}
      onSubmit={next ? owner.submit : submit}
      trigger={
        <Button variant="secondary" size="sm">
          {texts.action}
        </Button>
      }
      submit={
        next
          ? { label: texts.makeOwner, loading: owner.sending.isPending }
          : { label: texts.action, variant: 'danger', loading: sending.isPending }
      }
      instead={isPossible || next ? undefined : <></>}
    >
      <div ref={content} tabIndex={-1} className="grid grid-cols-1 gap-5 outline-none">
        {!data && preview.isError && (
          <ErrorState
            as="h3"
            title={texts.loadFailed}
            onRetry={() => void preview.refetch()}
            retrying={preview.isFetching}
          />
        )}
        {!data && !preview.isError && (
          <LoadingRegion>
            <Skeleton className="h-24" />
          </LoadingRegion>
        )}
        {data?.needOwner.map(({ id, name, isOwnCase }) => (
          <p key={id} className="wrap-anywhere">
            {texts.onlyOwner({ name: person.name, organization: name })} {isOwnCase && texts.ownCase}
          </p>
        ))}
        {next && <OwnerFields organization={next} owner={owner} />}
        {isPossible && (
          <>
            <Consequences preview={data} name={person.name} />
            {data.credentials > 0 && (
              <RadioCards
                legend={texts.credentials({ count: data.credentials })}
                options={[
                  { value: 'keep', label: texts.keep, text: texts.keepText },
                  { value: 'revoke', label: texts.revoke, text: texts.revokeText },
                ]}
                value={credentials}
                onValueChange={(value) => form.setValue('credentials', value)}
              />
            )}
            <ReasonField text={reason} error={errors.reason?.message} register={form.register('reason')} />
          </>
        )}
      </div>
    </FormDialog>
  )
}

/** What ends with the account: applications, and organizations with the projects that people count on. */
function Consequences({ preview, name }: { preview: Preview; name: string }) {
  const texts = useTexts(personHelpCatalog).deletion
  const closing = useTexts(closingOrganizationsCatalog)
  return (
    <ul className="marker:text-muted grid list-disc gap-1 ps-5 text-sm wrap-anywhere">
      <li>{texts.applications(preview.openApplications)}</li>
      {preview.closing.map((organization) => (
        <li key={organization.id}>
          {closing.other({ name, organization: organization.name })}{' '}
          {closing.closes({ count: organization.projects.length, days: deletionDays })}
          {organization.projects.length > 0 && (
            <>
              <p className="mt-1">{texts.projects({ count: organization.projects.length })}</p>
              <ul className="list-disc ps-5">
                {organization.projects.map(({ id, title, people }) => (
                  <li key={id}>{texts.project({ title, count: people })}</li>
                ))}
              </ul>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The form that makes a member of an organization an owner. */
function useOwnerForm(personId: string, organization: NeedsOwner | undefined) {
  const makeOwner = useMakeOwner(personId)
  const toVariables = (values: z.output<typeof ownerForm>) => ({
    ...values,
    id: organization?.id ?? '',
    name: organization?.members.find(({ id }) => id === values.userId)?.name ?? '',
  })
  return useMutationForm(makeOwner, toVariables, {
    schema: ownerForm,
    defaultValues: { userId: '', reason: '' },
    shouldFocusError: true,
    onSent: (_response, _sent, { reset }) => reset(),
  })
}

/** Asks who becomes an owner of an organization, and why. */
function OwnerFields({
  organization: { name, members },
  owner: { form, errors },
}: {
  organization: NeedsOwner
  owner: ReturnType<typeof useOwnerForm>
}) {
  const texts = useTexts(personHelpCatalog).deletion
  const reason = useWatch({ control: form.control, name: 'reason' })
  return (
    <>
      <Field label={texts.newOwner({ organization: name })} error={errors.userId?.message} required>
        <Select
          {...form.register('userId')}
          placeholder={texts.chooseMember}
          options={members.map((member) => ({ value: member.id, label: member.name }))}
        />
      </Field>
      <ReasonField text={reason} error={errors.reason?.message} register={form.register('reason')} />
    </>
  )
}
