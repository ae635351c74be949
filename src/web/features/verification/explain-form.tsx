import { useState } from 'react'
import { parseEin } from '#domain/verification/ein.ts'
import { issuesOf } from '#web/lib/calls/api-error.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { AbsenceFields } from './absence-fields.tsx'
import { useExplain, type VerificationStatus } from './api.ts'
import { verificationCatalog } from './texts/verification-texts.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { parseAbsence } from './values.ts'

type SavedAbsence = NonNullable<VerificationStatus['request']>['absence']

/** Asks why the organization is not in the register, while its request waits for that reason. */
export function ExplainForm({ savedAbsence }: { savedAbsence: SavedAbsence }) {
  const errorsTexts = useTexts(errorsCatalog)
  const { explain } = useTexts(verificationCatalog)
  const [answer, setAnswer] = useState({
    reason: savedAbsence?.reason ?? '',
    sponsorEin: savedAbsence?.sponsorEin ?? '',
  })
  const [errors, setErrors] = useState<{ reason?: string; sponsorEin?: string }>({})
  const save = useExplain()

  function send() {
    const absence = parseAbsence(answer)
    if (save.isPending) return
    if (!absence) return setErrors({ reason: explain.needed })
    const needsSponsor = absence.reason === 'sponsored' && parseEin(answer.sponsorEin) === null
    if (needsSponsor) return setErrors({ sponsorEin: explain.einText })
    save.mutate(absence, {
      onSuccess: () => toast(explain.saved),
      onError: (error) => {
        setErrors(Object.fromEntries(issuesOf(error).map(({ path, message }) => [path, message])))
        toastFailure(error, explain.failed, errorsTexts.unreachable)
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
