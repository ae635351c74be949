import { useRef, useState } from 'react'
import { fieldMessageOf } from '#web/lib/calls/api-error.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { CsvField } from '#web/ui/forms/csv-field.tsx'
import { LeaveGuard } from '#web/ui/overlays/leave-guard.tsx'
import { peopleListCatalog } from '#web/ui/texts/people-list-texts.ts'
import { PeopleListResult, type CheckedList, type Described } from './people-list-result.tsx'

/** A list to send; with `skipsFaults` without the rows to correct. */
export type SentList = { csv: string; skipsFaults?: boolean }

/** A call about a list, as the hooks of mutations return it. */
type ListCall<Asked, Result> = {
  isPending: boolean
  submittedAt: number
  mutate: (
    asked: Asked,
    then: { onSuccess: (result: Result) => void; onError: (refusal: unknown) => void },
  ) => void
}

export type PeopleListFormProps<Person extends { line: number; email: string }> = {
  label: string
  hint: string
  /** The level of the preview's heading. */
  as: 'h2' | 'h3'
  check: ListCall<string, CheckedList<Person>>
  send: ListCall<SentList, CheckedList<Person>>
  describe: (person: Person) => Described
  /**
   * The people that a sent list skipped for now, who stay in the list: what to say, and what to say if another list is
   * being written, so that this one does not stay.
   */
  describeSkipped?: (sent: CheckedList<Person>) => { text: string; textWithNames: string } | null
}

/** Checks a list of people, then invites them. Only a list that was checked can be sent. */
export function PeopleListForm<Person extends { line: number; email: string }>({
  label,
  hint,
  as,
  check,
  send,
  describe,
  describeSkipped,
}: PeopleListFormProps<Person>) {
  const texts = useTexts(peopleListCatalog)
  const [csv, setCsv] = useState('')
  const [error, setError] = useState<string>()
  const [notice, setNotice] = useState<string>()
  const [checked, setChecked] = useState<{ csv: string; result: CheckedList<Person> } | null>(null)
  const isBusy = check.isPending || send.isPending
  const shown = checked?.csv === csv ? checked : null
  const writing = useRef<HTMLTextAreaElement>(null)
  // What is in the field when an answer comes.
  const written = useRef('')
  const write = (text: string) => {
    setCsv(text)
    written.current = text
    setError(undefined)
    setNotice(undefined)
  }
  const refuse = (refusal: unknown, fallback: string) => {
    setChecked(null)
    setError(fieldMessageOf(refusal, fallback))
    writing.current?.focus()
  }
  return (
    <form
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (isBusy) return
        check.mutate(csv, {
          onSuccess: (result) => setChecked({ csv, result }),
          onError: (refusal) => refuse(refusal, texts.failed),
        })
      }}
    >
      <CsvField
        label={label}
        hint={hint}
        error={error}
        rows={8}
        value={csv}
        onWrite={write}
        writing={writing}
        file={{
          label: texts.choose,
          onFailed: () => {
            setError(texts.unreadable)
            writing.current?.focus()
          },
        }}
      >
        <Button
          type="submit"
          variant={shown ? 'secondary' : 'primary'}
          loading={check.isPending}
          loadingText={texts.checking}
        >
          {texts.check}
        </Button>
      </CsvField>
      {shown && (
        <PeopleListResult
          // Each check takes the focus to its result.
          key={check.submittedAt}
          as={as}
          result={shown.result}
          describe={describe}
          isSending={send.isPending}
          onSend={() =>
            !isBusy &&
            send.mutate(
              { csv: shown.csv, ...(shown.result.faults.length > 0 && { skipsFaults: true }) },
              {
                onSuccess: (sent) => {
                  const skipped = describeSkipped?.(sent)
                  setChecked(null)
                  // What was typed meanwhile stays.
                  const isUnchanged = written.current === shown.csv
                  const left = sent.rest === undefined && skipped ? shown.csv : (sent.rest ?? '')
                  if (isUnchanged) write(left)
                  const faults =
                    sent.faults.length > 0 &&
                    (isUnchanged ? texts.faultsStay : texts.faultsLeft)({ count: sent.faults.length })
                  const others = isUnchanged ? skipped?.text : skipped?.textWithNames
                  setNotice([faults, others].filter(Boolean).join(' '))
                  writing.current?.focus()
                },
                onError: (refusal) => refuse(refusal, texts.sendFailed),
              },
            )
          }
        />
      )}
      <p role="status" className="text-sm font-medium empty:hidden">
        {notice}
      </p>
      <LeaveGuard isDirty={() => csv.trim() !== ''} text={texts.leave} tabs />
    </form>
  )
}
