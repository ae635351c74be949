import { useRef, useState } from 'react'
import type { ImportedPeople } from '#contract/accounts/account-invitations.ts'
import { peopleImport } from '#domain/accounts/account-invitations.ts'
import { peopleInvitationsCatalog } from '#web/features/administration/texts/people-invitations-texts.ts'
import { issuesOf, messageOf } from '#web/lib/api-error.ts'
import { useTexts } from '#web/lib/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextFileButton } from '#web/ui/forms/text-file-button.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { LeaveGuard } from '#web/ui/overlays/leave-guard.tsx'
import { ImportResult } from './import-result.tsx'
import { useCheckPeople, useInvitePeople } from './invitations-api.ts'

/** Checks a list of people, then invites them. Only a list that was checked can be sent. */
export function ImportForm() {
  const texts = useTexts(peopleInvitationsCatalog)
  const check = useCheckPeople()
  const invite = useInvitePeople()
  const [csv, setCsv] = useState('')
  const [error, setError] = useState<string>()
  const [checked, setChecked] = useState<{ csv: string; result: ImportedPeople } | null>(null)
  const isBusy = check.isPending || invite.isPending
  const shown = checked?.csv === csv ? checked : null
  const writing = useRef<HTMLTextAreaElement>(null)
  const write = (text: string) => {
    setCsv(text)
    setError(undefined)
  }
  const refuse = (refusal: unknown, fallback: string) => {
    setChecked(null)
    setError(issuesOf(refusal)[0]?.message ?? messageOf(refusal, fallback))
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
      <Field label={texts.list} hint={texts.hint({ people: peopleImport.people })} error={error}>
        <Textarea
          ref={writing}
          value={csv}
          rows={8}
          spellCheck={false}
          className="font-mono text-sm"
          onChange={(event) => write(event.currentTarget.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant={shown ? 'secondary' : 'primary'}
          loading={check.isPending}
          loadingText={texts.checking}
        >
          {texts.check}
        </Button>
        <TextFileButton
          label={texts.choose}
          onText={(text) => {
            write(text)
            writing.current?.focus()
          }}
          onFailed={() => {
            setError(texts.unreadable)
            writing.current?.focus()
          }}
        />
      </div>
      {shown && (
        <ImportResult
          // Each check takes the focus to its result.
          key={check.submittedAt}
          result={shown.result}
          isSending={invite.isPending}
          onSend={() =>
            !isBusy &&
            invite.mutate(shown.csv, {
              onSuccess: () => {
                setChecked(null)
                // What was typed meanwhile stays.
                setCsv((typed) => (typed === shown.csv ? '' : typed))
                writing.current?.focus()
              },
              onError: (refusal) => refuse(refusal, texts.sendFailed),
            })
          }
        />
      )}
      <LeaveGuard isDirty={() => csv.trim() !== ''} text={texts.leave} />
    </form>
  )
}
