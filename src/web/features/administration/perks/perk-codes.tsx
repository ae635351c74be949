import { useRef, useState } from 'react'
import type { CataloguePerk } from '#contract/rewards/perk-catalog.ts'
import { fieldsCatalog } from '#contract/texts/fields-texts.ts'
import { perkLimits } from '#domain/rewards/perks.ts'
import { issuesOf, messageOf } from '#web/lib/calls/api-error.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { CsvField } from '#web/ui/forms/csv-field.tsx'
import { LeaveGuard } from '#web/ui/overlays/leave-guard.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { adminPerksCatalog } from '#web/features/administration/texts/admin-perks-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { usePerkMutations } from './perks-api.ts'

/** Adds codes from a provider's list, pasted or from a file; shows what is wrong on which line. */
export function PerkCodes({ perk }: { perk: CataloguePerk & { codes: { loaded: number; left: number } } }) {
  const { codes: texts } = useTexts(adminPerksCatalog)
  const { rewards } = useTexts(fieldsCatalog)
  const { addCodes } = usePerkMutations(perk.id)
  const [csv, setCsv] = useState('')
  const [codeErrors, setCodeErrors] = useState<readonly string[]>([])
  const writing = useRef<HTMLTextAreaElement>(null)
  const { loaded, left } = perk.codes

  const write = (text: string) => {
    setCsv(text)
    setCodeErrors([])
  }
  const refuse = (found: readonly string[]) => {
    setCodeErrors(found)
    writing.current?.focus()
  }
  const add = async () => {
    if (csv.trim() === '') return refuse([rewards.noCodes])
    if (csv.length > perkLimits.csv) return refuse([rewards.csvTooLong({ max: perkLimits.csv })])
    try {
      const saved = await addCodes.mutateAsync(csv)
      // What was pasted while these were being added is not added.
      setCsv((now) => (now === csv ? '' : now))
      toast({ title: texts.added({ count: (saved.codes?.loaded ?? loaded) - loaded }) })
    } catch (error) {
      const issues = issuesOf(error).map(({ message }) => message)
      refuse(issues.length > 0 ? issues : [messageOf(error, texts.failed)])
    }
  }
  return (
    <form
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!addCodes.isPending) void add()
      }}
    >
      <p role="status">{texts.loaded({ loaded, left })}</p>
      <CsvField
        label={texts.label}
        hint={texts.hint({ codes: perkLimits.codes })}
        error={codeErrors.length === 1 ? codeErrors[0] : undefined}
        rows={5}
        value={csv}
        onWrite={write}
        writing={writing}
        file={{ label: texts.choose, onFailed: () => refuse([texts.unreadable]) }}
        below={codeErrors.length > 1 && <CodeErrors codeErrors={codeErrors} />}
      >
        <Button type="submit" loading={addCodes.isPending} loadingText={texts.pending}>
          {texts.add}
        </Button>
      </CsvField>
      <LeaveGuard isDirty={() => csv.trim() !== ''} text={texts.leave} />
    </form>
  )
}

function CodeErrors({ codeErrors }: { codeErrors: readonly string[] }) {
  const adminPerksTexts = useTexts(adminPerksCatalog)
  return (
    <div role="alert" className="bg-danger-soft text-danger rounded-md px-4 py-3 text-sm">
      <p className="font-semibold">{adminPerksTexts.codes.wrong}</p>
      <ul className="mt-1 list-disc ps-5">
        {codeErrors.map((codeError) => (
          <li key={codeError}>{codeError}</li>
        ))}
      </ul>
    </div>
  )
}
