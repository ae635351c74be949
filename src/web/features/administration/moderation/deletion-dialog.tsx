import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { deletionForPerson, type getDeletionFor } from '#contract/accounts/deletion.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import type { PersonCase } from '#contract/moderation/moderation.ts'
import { personHelpCatalog } from '#web/features/administration/texts/person-help-texts.ts'
import { useMutationForm } from '#web/lib/endpoint-form.ts'
import { useTexts } from '#web/lib/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx'
import { useDeletionMutations, useDeletionOf, useMakeOwner } from './moderation-api.ts'
import { ReasonField } from './reason-field.tsx'

type Preview = EndpointResponse<typeof getDeletionFor>

/** Asks to delete the account of a person who wrote in, after showing what ends with it and what is in the way. */
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
  const content = useRef<HTMLDivElement>(null)
  const shown = useRef(inTheWay)
  useEffect(() => {
    // The button that was pressed is gone.
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
      onSubmit={submit}
      trigger={
        <Button variant="secondary" size="sm">
          {texts.action}
        </Button>
      }
      submit={{ label: texts.action, variant: 'danger', loading: sending.isPending }}
      instead={isPossible ? undefined : <></>}
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
        {data?.needOwner.map((organization) => (
          <ChooseOwner key={organization.id} person={person} organization={organization} />
        ))}
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
  return (
    <ul className="marker:text-muted grid list-disc gap-1 ps-5 text-sm wrap-anywhere">
      <li>{texts.applications(preview.openApplications)}</li>
      {preview.closing.map((organization) => (
        <li key={organization.id}>
          {texts.closing({ name, organization: organization.name, count: organization.projects.length })}
          {organization.projects.length > 0 && (
            <ul className="list-disc ps-5">
              {organization.projects.map(({ id, title, people }) => (
                <li key={id}>{texts.project({ title, count: people })}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Says who could own an organization instead, and makes them an owner. */
function ChooseOwner({
  person,
  organization: { id, name, members },
}: {
  person: PersonCase
  organization: Preview['needOwner'][number]
}) {
  const texts = useTexts(personHelpCatalog).deletion
  const makeOwner = useMakeOwner(person.id)
  return (
    <section className="grid grid-cols-1 gap-3 wrap-anywhere">
      <p>{texts.onlyOwner({ name: person.name, organization: name })}</p>
      <ul className="grid gap-2">
        {members.map((member) => (
          <li key={member.id}>
            <Button
              variant="secondary"
              size="sm"
              loading={makeOwner.isPending && makeOwner.variables.userId === member.id}
              onClick={() => makeOwner.mutate({ id, userId: member.id, name: member.name })}
            >
              {texts.makeOwner({ name: member.name })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
