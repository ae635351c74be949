import { useEffect, useRef } from 'react'
import type { ImportedPeople } from '#contract/accounts/account-invitations.ts'
import type { InvitedStatus } from '#domain/accounts/account-invitations.ts'
import { peopleInvitationsCatalog } from '#web/features/administration/texts/people-invitations-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Badge, type BadgeVariant } from '#web/ui/display/badge.tsx'

/** How many people and faults are listed; the counts say how many there are. */
const shown = 100

const variants: Record<InvitedStatus, BadgeVariant> = {
  new: 'success',
  invited: 'neutral',
  declined: 'warn',
  account: 'neutral',
}

type ImportResultProps = { result: ImportedPeople; isSending: boolean; onSend: () => void }

/** What would happen to a list that was checked, and the button that does it. */
export function ImportResult({ result: { people, faults, invited }, isSending, onSend }: ImportResultProps) {
  const { result: texts, send, sending } = useTexts(peopleInvitationsCatalog)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const skipped = people.length - invited
  return (
    <section className="border-line grid grid-cols-1 gap-3 rounded-lg border p-4">
      <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {texts.title}
      </h2>
      <p>
        {texts.invites({ count: invited })} {skipped > 0 && texts.skipped({ count: skipped })}
      </p>
      {faults.length > 0 && (
        <div className="bg-danger-soft text-danger rounded-md px-4 py-3 text-sm">
          <p className="font-semibold">{texts.faults({ count: faults.length })}</p>
          <ul className="mt-1 list-disc ps-5 wrap-anywhere">
            {faults.slice(0, shown).map((fault) => (
              <li key={fault.line}>{texts.fault(fault)}</li>
            ))}
          </ul>
          <More of={faults.length} />
        </div>
      )}
      {people.length > 0 && (
        <div>
          <ul aria-label={texts.people} className="divide-line divide-y text-sm">
            {people.slice(0, shown).map(({ line, email, firstName, lastName, status }) => (
              <li key={line} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 wrap-anywhere">
                <span className="text-muted w-16 tabular-nums">{texts.line({ line })}</span>
                <span className="min-w-0 flex-1 basis-56">
                  <span dir="auto" className="font-medium">
                    {firstName} {lastName}
                  </span>
                  <span className="text-muted block">{email}</span>
                </span>
                <Badge variant={variants[status]}>{texts.statuses[status]}</Badge>
              </li>
            ))}
          </ul>
          <More of={people.length} />
        </div>
      )}
      {invited > 0 && faults.length === 0 && (
        <div>
          <Button loading={isSending} loadingText={sending} onClick={onSend}>
            {send({ count: invited })}
          </Button>
        </div>
      )}
    </section>
  )
}

function More({ of: count }: { of: number }) {
  const { result: texts } = useTexts(peopleInvitationsCatalog)
  return count > shown && <p className="mt-2 text-sm">{texts.more({ count: count - shown })}</p>
}
