import { useState } from 'react'
import { readEin } from '#domain/ein.ts'
import { issuesOf } from '#web/lib/api-error.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { errorsTexts } from '#web/messages/en/errors.ts'
import { verificationTexts } from '#web/messages/en/verification.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { AbsenceFields } from './absence-fields.tsx'
import { useExplain, type Standing } from './api.ts'
import { readAbsence } from './values.ts'

type Given = NonNullable<Standing['request']>['absence']

/** Why the register does not have the organization, said while its request waits because of that. */
export function ExplainForm({ given }: { given: Given }) {
  const { explain } = verificationTexts
  const [answer, setAnswer] = useState({ reason: given?.reason ?? '', sponsorEin: given?.sponsorEin ?? '' })
  const [errors, setErrors] = useState<{ reason?: string; sponsorEin?: string }>({})
  const save = useExplain()

  function send() {
    const absence = readAbsence(answer)
    if (save.isPending) return
    if (!absence) return setErrors({ reason: explain.needed })
    const needsSponsor = absence.reason === 'sponsored' && readEin(answer.sponsorEin) === null
    if (needsSponsor) return setErrors({ sponsorEin: explain.einText })
    save.mutate(absence, {
      onSuccess: () => toast(explain.saved),
      onError: (error) => {
        setErrors(Object.fromEntries(issuesOf(error).map(({ path, message }) => [path, message])))
        tellFailure(error, explain.failed, errorsTexts.unreachable)
      },
    })
  }
  return (
    <Card as="section" padding="lg" aria-labelledby="verification-explain">
      <form
        noValidate
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <div>
          <h2 id="verification-explain" className="text-lg">
            {explain.heading}
          </h2>
          <p className="text-muted mt-1">{explain.text}</p>
        </div>
        <AbsenceFields
          label={explain.label}
          none={explain.choose}
          value={answer}
          onValueChange={(value) => {
            setErrors({})
            setAnswer(value)
          }}
          errors={errors}
        />
        <div>
          <Button type="submit" variant="secondary" loading={save.isPending} loadingText={explain.saving}>
            {explain.save}
          </Button>
        </div>
      </form>
    </Card>
  )
}
