import { Link } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { use, useRef, useState, type ReactNode } from 'react'
import { deletionForm, requestDeletion, type DeletionPreview } from '#contract/accounts/deletion.ts'
import { closingOrganizationsCatalog } from '#contract/texts/closing-organizations-texts.ts'
import { deletionDays } from '#domain/accounts/deletion.ts'
import { whenOpenedHere } from '#web/lib/navigation/link-click.ts'
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts'
import { useFormatList } from '#web/lib/format/format-list.ts'
import { useNow } from '#web/lib/format/clock.ts'
import { formatAgeInText, formatDate } from '#web/lib/format/format-time.ts'
import { focusSection } from '#web/lib/focus/arrival.ts'
import { paths, personalDataId } from '#web/lib/navigation/paths.ts'
import { leavingKey } from '#web/lib/session/leaving-key.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { TimeZoneContext } from '#web/lib/format/time-zone.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { SettingCard } from '#web/ui/display/setting-card.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { CodeField } from '#web/features/accounts/code-field.tsx'
import { useDeletionPreview, useReadyExport } from '#web/features/accounts/deletion-api.ts'
import { toastAccountFailure } from '#web/features/accounts/recovery-api.ts'
import { refreshUser } from '#web/features/accounts/session.ts'
import { deletionCatalog } from '#web/features/accounts/texts/deletion-texts.ts'
import { secondFactorCatalog } from '#web/features/accounts/texts/second-factor-texts.ts'
import { settingsIds } from './settings-ids.ts'

/** Asks to delete the account, after saying what goes, what stays and when. */
export function DeleteAccount() {
  const texts = useTexts(deletionCatalog)
  const [isOpen, setOpen] = useState(false)
  const isGoingToCopy = useRef(false)
  const goToCopy = () => {
    isGoingToCopy.current = true
    setOpen(false)
  }
  return (
    <SettingCard id={settingsIds.deletion} title={texts.heading} text={texts.text}>
      <div>
        <Dialog
          open={isOpen}
          onOpenChange={setOpen}
          onClosed={(event) => {
            if (!isGoingToCopy.current) return
            isGoingToCopy.current = false
            event.preventDefault()
            focusSection(personalDataId)
          }}
          modalOnly
          title={texts.title}
          trigger={<Button variant="danger">{texts.open}</Button>}
        >
          <Question onCopy={goToCopy} />
        </Dialog>
      </div>
    </SettingCard>
  )
}

type CopyProps = {
  /** Closes the dialog and leads to the copy of the person's data. */
  onCopy: () => void
}

function Question({ onCopy }: CopyProps) {
  const texts = useTexts(deletionCatalog)
  const { data, isError, isFetching, refetch } = useDeletionPreview()
  if (data?.refusal) return <Refused preview={data} />
  if (data) return <DeletionForm preview={data} onCopy={onCopy} />
  if (isError) {
    return (
      <ErrorState as="h3" title={texts.loadFailed} onRetry={() => void refetch()} retrying={isFetching} />
    )
  }
  return (
    <LoadingRegion className="grid gap-3">
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </LoadingRegion>
  )
}

/** Why the account can't be deleted, with links to what helps. */
function Refused({ preview: { refusal, needOwner } }: { preview: DeletionPreview }) {
  const texts = useTexts(deletionCatalog)
  const formatList = useFormatList()
  if (refusal !== 'only_owner_leaves') {
    return <p className="measure">{refusal && texts.refusals[refusal]}</p>
  }
  return (
    <div className="grid gap-4">
      <p className="measure">
        {texts.refusals.only_owner_leaves({ names: formatList(needOwner.map(({ name }) => name)) })}
      </p>
      <ul className="grid gap-2">
        {needOwner.map(({ id, name }) => (
          <li key={id}>
            <Link {...paths.organizationMembers(id)} className="link inline-flex min-h-11 items-center">
              {texts.members({ name })}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function DeletionForm({ preview, onCopy }: CopyProps & { preview: DeletionPreview }) {
  const texts = useTexts(deletionCatalog)
  const secondFactor = useTexts(secondFactorCatalog).settings
  const queryClient = useQueryClient()
  const { form, errors, submit, sending } = useEndpointForm(requestDeletion, (body) => ({ body }), {
    schema: deletionForm,
    defaultValues: { credentials: 'keep', code: '' },
    shouldFocusError: true,
    mutationKey: leavingKey,
    // From now on, the frame shows when it is deleted instead of everything else. It is pending until then.
    onSuccess: () => refreshUser(queryClient),
    onError: (error) => toastAccountFailure({ title: texts.failed }, error),
  })
  const choice = form.watch('credentials')
  const { legend, keep, keepText, revoke, revokeText } = texts.credentials
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <Consequences preview={preview} onCopy={onCopy} />
      {preview.credentials > 0 && (
        <RadioCards
          legend={legend({ count: preview.credentials })}
          options={[
            { value: 'keep', label: keep, text: keepText },
            { value: 'revoke', label: revoke, text: revokeText },
          ]}
          value={choice}
          onValueChange={(value) => form.setValue('credentials', value)}
        />
      )}
      {preview.hasSecondFactor && (
        <CodeField
          id="delete-account-code"
          label={texts.code}
          hint={secondFactor.codeHint}
          error={errors.code?.message}
          isNumeric={false}
          field={form.register('code')}
        />
      )}
      <Button type="submit" wide variant="danger" loading={sending.isPending} loadingText={texts.pending}>
        {texts.submit}
      </Button>
    </form>
  )
}

/** What is deleted, what is kept, and what happens when. */
function Consequences({ preview, onCopy }: CopyProps & { preview: DeletionPreview }) {
  const texts = useTexts(deletionCatalog)
  const closing = useTexts(closingOrganizationsCatalog)
  const language = useLanguage()
  const now = useNow()
  const readyAt = useReadyExport()
  const date = formatDate(language, preview.dueAtIfRequested, use(TimeZoneContext))
  const accepted = preview.openApplications.filter(({ isAccepted }) => isAccepted).length
  const count = preview.openApplications.length
  return (
    <div className="grid gap-4">
      <p className="font-medium">{texts.description({ date })}</p>
      <section className="bg-info-soft grid gap-1 rounded-lg px-4 py-3 text-sm">
        <h3 className="text-base">{readyAt ? texts.copy.readyTitle : texts.copy.title}</h3>
        <p>
          {readyAt ? texts.copy.readyText({ age: formatAgeInText(language, readyAt, now) }) : texts.copy.text}
        </p>
        <p className="flex flex-wrap gap-x-5">
          <Link
            {...paths.personalData()}
            onClick={whenOpenedHere(onCopy)}
            className="link inline-flex min-h-11 items-center"
          >
            {readyAt ? texts.copy.readyAction : texts.copy.action}
          </Link>
          <Link
            {...paths.legal('privacy')}
            target="_blank"
            className="link inline-flex min-h-11 items-center"
          >
            {texts.copy.privacy}
          </Link>
        </p>
      </section>
      <Points title={texts.nowTitle}>
        <li>{texts.now.hidden}</li>
        <li>{texts.now.applications({ count, accepted })}</li>
        {preview.closing.map(({ id, name: organization, projects, openProjects }) => (
          <li key={id}>
            {closing.own({ organization })}{' '}
            {/* A server of the release before, which sends only `openProjects`, may answer while another one is being replaced. */}
            {closing.closes({ count: projects ?? openProjects, days: deletionDays })}
          </li>
        ))}
      </Points>
      <Points title={texts.goesTitle}>
        {Object.values(texts.goes).map((point) => (
          <li key={point}>{point}</li>
        ))}
      </Points>
      <Points title={texts.staysTitle}>
        {Object.values(texts.stays).map((point) => (
          <li key={point}>{point}</li>
        ))}
      </Points>
    </div>
  )
}

function Points({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1">
      <h3 className="text-base">{title}</h3>
      <ul className="marker:text-muted grid list-disc gap-1 ps-5 text-sm">{children}</ul>
    </section>
  )
}
