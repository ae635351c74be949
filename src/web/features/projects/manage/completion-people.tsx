import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import type { CompletionPreview } from '#contract/projects/completion.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import { listItems } from '#domain/applications/agreed-scope.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { formatDay, formatPeriod } from '#web/lib/format/format-time.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { hoursCatalog } from '#web/features/hours/texts/hours-texts.ts'
import { manageCatalog } from '#web/features/projects/texts/manage-texts.ts'
import { useConfirmWaiting } from './api.ts'
import { reasonFieldId, type Completion } from './use-completion.ts'

type Accepted = CompletionPreview['accepted'][number]

/** The accepted volunteers: signed off or left out with a reason, and their hours to confirm. */
export function CompletionPeople({ completion }: { completion: Completion }) {
  const { complete: texts } = useTexts(manageCatalog)
  const hoursTexts = useTexts(hoursCatalog)
  const confirm = useConfirmWaiting()
  const accepted = completion.preview.data?.accepted ?? []
  const hours = completion.counts?.unconfirmedHours ?? 0
  if (accepted.length === 0) return <p className="text-muted">{texts.noVolunteers}</p>
  const waiting = accepted.flatMap((each) => each.waiting?.entries ?? [])
  return (
    <fieldset>
      <legend className="flex flex-wrap items-baseline gap-x-2.5">
        <span className="font-heading text-lg font-bold">{texts.people}</span>
        {hours > 0 && (
          <span className="text-warn text-sm font-semibold tabular-nums">
            {hoursTexts.toConfirm({ hours })}
          </span>
        )}
      </legend>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-muted text-sm">{texts.peopleHint}</p>
        {accepted.filter((each) => each.waiting).length > 1 && (
          <button
            type="button"
            className="link min-h-6 cursor-pointer text-sm pointer-coarse:min-h-11"
            onClick={() => !confirm.isPending && confirm.mutate(waiting)}
          >
            {texts.confirmAll}
          </button>
        )}
      </div>
      <ul className="border-line divide-line divide-y rounded-md border">
        {accepted.map((each) => (
          <li key={each.applicationId}>
            <Person person={each} completion={completion} confirm={confirm} />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

type PersonProps = {
  person: Accepted
  completion: Completion
  confirm: ReturnType<typeof useConfirmWaiting>
}

function Person({ person, completion, confirm }: PersonProps) {
  const { complete: texts } = useTexts(manageCatalog)
  const hoursTexts = useTexts(hoursCatalog)
  const { applicationId, volunteer, confirmedHours } = person
  const agreedHours = person.scope?.totalHours ?? null
  const name = formatFullName(volunteer)
  const reason = completion.reasons[applicationId]
  const change = (next: string | undefined) => completion.changeReason(applicationId, next)
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-4 px-4 py-1.5 wrap-anywhere">
      <Checkbox
        className="min-w-0 flex-1 basis-52 items-center py-1"
        checked={reason === undefined}
        onChange={(event) => change(event.currentTarget.checked ? undefined : '')}
        label={
          <span className="flex items-center gap-3">
            <Avatar name={name} imageUrl={volunteer.profileImageUrl} size="sm" />
            <span>
              <span className="font-medium" dir="auto">
                {name}
              </span>
              {person.isVolunteerSuspended && (
                <>
                  {' '}
                  <Badge variant="warn" size="xs">
                    {texts.accountSuspended}
                  </Badge>
                </>
              )}
              <span className="text-muted block text-sm tabular-nums">
                {hoursTexts.confirmed({ hours: confirmedHours })}
                {agreedHours !== null && (
                  <>
                    {' '}
                    <span className="whitespace-nowrap">{texts.promised({ hours: agreedHours })}</span>
                  </>
                )}
              </span>
            </span>
          </span>
        }
      />
      <Promised person={person} />
      <WaitingHours person={person} name={name} confirm={confirm} />
      {reason !== undefined && (
        <Field
          required
          id={reasonFieldId(applicationId)}
          className="w-full ps-8 pb-2 sm:ps-19"
          label={texts.reason({ volunteer: name })}
          error={completion.showsErrors ? completion.findReasonError(applicationId) : undefined}
        >
          <Input dir="auto" value={reason} onChange={(event) => change(event.currentTarget.value)} />
        </Field>
      )}
    </div>
  )
}

/** The deliverables that the volunteer agreed to, to compare with what was delivered. */
function Promised({ person: { applicationId, volunteer, scope } }: Pick<PersonProps, 'person'>) {
  const { complete: texts } = useTexts(manageCatalog)
  const items = listItems(scope?.deliverables ?? null)
  if (!scope || items.length === 0) return null
  return (
    <details className="group order-last w-full ps-8 pb-2 text-sm sm:ps-19">
      <summary className="link inline-flex min-h-6 cursor-pointer items-center gap-1 pointer-coarse:min-h-11">
        {texts.deliverables({ count: items.length, volunteer: formatFullName(volunteer) })}
        <ChevronDown aria-hidden className="size-4 shrink-0 group-open:rotate-180" />
      </summary>
      <ul className="mt-1 list-disc ps-5">
        {items.map((item) => (
          <li key={item} dir="auto">
            {item}
          </li>
        ))}
      </ul>
      <p className="text-muted mt-1">
        {texts.deliverablesHint({ version: scope.version })}{' '}
        <Link {...paths.agreedScope(applicationId)} className="link" target="_blank">
          {texts.seeScope}
        </Link>
      </p>
    </details>
  )
}

/** A volunteer's unconfirmed hours, and the button that confirms them. */
function WaitingHours({
  person: { waiting },
  name,
  confirm,
}: Pick<PersonProps, 'person' | 'confirm'> & { name: string }) {
  const { complete: texts } = useTexts(manageCatalog)
  const hoursTexts = useTexts(hoursCatalog)
  const language = useLanguage()
  if (!waiting) return null
  const { hours, entries } = waiting
  return (
    <div className="flex items-center justify-between gap-4 max-sm:w-full max-sm:ps-8 max-sm:pb-1.5">
      <p className="text-sm tabular-nums">
        <span className="text-warn block font-semibold">{hoursTexts.toConfirm({ hours })}</span>
        <span className="text-muted">
          {formatPeriod(language, formatDay(language, waiting.from), formatDay(language, waiting.to))}
        </span>
      </p>
      <Button
        size="sm"
        variant="secondary"
        className="min-w-28"
        aria-label={texts.confirmOf({ hours, volunteer: name })}
        loading={confirm.isPending && confirm.variables === entries}
        onClick={() => confirm.mutate(entries)}
      >
        {texts.confirm({ hours })}
      </Button>
    </div>
  )
}
