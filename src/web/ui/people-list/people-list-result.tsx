import { useEffect, useRef } from 'react'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Badge, type BadgeVariant } from '#web/ui/display/badge.tsx'
import { peopleListCatalog } from '#web/ui/texts/people-list-texts.ts'

/** How many people and faults are listed; the counts say how many there are. */
const shown = 100

/** A list as the server checked it. */
export type CheckedList<Person> = {
  people: readonly Person[]
  faults: readonly { line: number; message: string }[]
  invited: number
  /**
   * The rows that were left out and can be sent later, with the header. A server of the release before, which may answer
   * while another one is being replaced, sends none.
   */
  rest?: string | null
  /** Seconds until those who were left out for now can be invited. */
  retryAfter?: number | null
}

/** How a person of the list shows: their name, and what happens. */
export type Described = { name: string; badges: readonly { text: string; variant: BadgeVariant }[] }

type PeopleListResultProps<Person> = {
  as: 'h2' | 'h3'
  result: CheckedList<Person>
  describe: (person: Person) => Described
  isSending: boolean
  onSend: () => void
}

/** What would happen to a list that was checked, and the button that does it. */
export function PeopleListResult<Person extends { line: number; email: string }>({
  as: Heading,
  result: { people, faults, invited },
  describe,
  isSending,
  onSend,
}: PeopleListResultProps<Person>) {
  const { result: texts, send, sendOthers, sending } = useTexts(peopleListCatalog)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const skipped = people.length - invited
  return (
    <section className="border-line grid grid-cols-1 gap-3 rounded-lg border p-4">
      <Heading ref={heading} tabIndex={-1} className="text-lg outline-none">
        {texts.title}
      </Heading>
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
            {people.slice(0, shown).map((person) => (
              <ListedPerson key={person.line} person={person} described={describe(person)} />
            ))}
          </ul>
          <More of={people.length} />
        </div>
      )}
      {invited > 0 && (
        <div>
          <Button
            variant={faults.length > 0 ? 'secondary' : 'primary'}
            loading={isSending}
            loadingText={sending}
            onClick={onSend}
          >
            {(faults.length > 0 ? sendOthers : send)({ count: invited })}
          </Button>
        </div>
      )}
    </section>
  )
}

type ListedPersonProps = { person: { line: number; email: string }; described: Described }

function ListedPerson({ person: { line, email }, described: { name, badges } }: ListedPersonProps) {
  const { result: texts } = useTexts(peopleListCatalog)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 wrap-anywhere">
      <span className="text-muted w-16 tabular-nums">{texts.line({ line })}</span>
      <span className="min-w-0 flex-1 basis-56">
        {name !== '' && (
          <span dir="auto" className="font-medium">
            {name}
          </span>
        )}
        <span className={name === '' ? 'font-medium' : 'text-muted block'}>{email}</span>
      </span>
      {badges.map(({ text, variant }) => (
        <Badge key={text} variant={variant}>
          {text}
        </Badge>
      ))}
    </li>
  )
}

function More({ of: count }: { of: number }) {
  const { result: texts } = useTexts(peopleListCatalog)
  return count > shown && <p className="mt-2 text-sm">{texts.more({ count: count - shown })}</p>
}
