import { useState } from 'react'
import { registerFiles, type RegisterFile } from '#domain/verification/register.ts'
import { registerSources, type RegisterSource } from '#domain/verification/register-runs.ts'
import { formatList } from '#contract/i18n/lists.ts'
import type { RegisterRunArea } from '#contract/verification/register-runs.ts'
import { registerRunsCatalog } from '#web/features/administration/texts/register-runs-texts.ts'
import { issuesOf } from '#web/lib/calls/api-error.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { ErrorSummary, type ErrorSummaryProps } from '#web/ui/forms/error-summary.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { choiceId, ServerFiles, UploadField, type Chosen } from './file-choice.tsx'
import { useMisplaced } from './misplaced.ts'
import { useStartRun } from './register-runs-api.ts'

type Choice = Record<RegisterFile, readonly Chosen[]>
const nothing: Choice = { bmf: [], pub78: [], revocations: [] }
const dayId = 'register-files-day'

type LoadFormProps = {
  area: RegisterRunArea
  /** Called with true when a check is asked for, with false if it is refused. */
  onAct: (isActing: boolean) => void
}

/** Chooses the files of a load, on this computer or on the server, and begins with checking them. */
export function LoadForm({ area, onAct }: LoadFormProps) {
  const texts = useTexts(registerRunsCatalog)
  const [source, setSource] = useState<RegisterSource>('upload')
  const [choice, setChoice] = useState<Choice>(nothing)
  const [asOf, setAsOf] = useState('')
  const [isPartial, setPartial] = useState(false)
  /** Whether sending was tried with what is chosen now. */
  const [isTried, setTried] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const start = useStartRun()
  const language = useLanguage()
  const unknown = area.serverFiles.flatMap(({ kind, name }) => (kind ? [] : [name]))
  const files = registerFiles.flatMap((kind) => choice[kind])
  const { misplaced, lookInto } = useMisplaced(files)
  const isMissing = isTried && files.length === 0
  const problems = isMissing ? [{ kind: 'bmf', message: texts.choose } as const] : misplaced
  const errors =
    isTried && problems.length > 0
      ? problems.map(({ kind, message }) => ({ fieldId: choiceId(kind), message }))
      : listRefusals(start, texts.asOf)
  const errorOf = (kind: RegisterFile) =>
    problems.flatMap((problem) => (problem.kind === kind ? [problem.message] : [])).join(' ') || undefined
  const choose = (kind: RegisterFile, chosen: readonly Chosen[]) => {
    setTried(false)
    lookInto(chosen)
    setChoice((current) => ({ ...current, [kind]: chosen }))
  }
  const submit = () => {
    if (start.isPending) return
    setAttempt(attempt + 1)
    setTried(true)
    if (files.length === 0 || misplaced.length > 0) return
    onAct(true)
    const body = {
      files: files.map(({ kind, name, size }) => ({ kind, name, source, size })),
      asOf: asOf || null,
      isPartial,
    }
    start.mutate({ body, uploads: files.map(({ file }) => file) }, { onError: () => onAct(false) })
  }
  return (
    <Card>
      <form
        className="grid grid-cols-1 gap-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <ErrorSummary errors={errors} attempt={attempt} />
        {area.folder !== null && (
          <RadioCards
            legend={texts.where}
            options={registerSources.map((value) => ({
              value,
              label: texts.sources[value],
              text: texts.sourceTexts[value],
            }))}
            value={source}
            onValueChange={(value) => {
              setSource(value)
              setChoice(nothing)
            }}
          />
        )}
        {source === 'server' && area.folder !== null && (
          <p className="text-muted text-sm wrap-anywhere">
            {(area.serverFiles.length === 0 ? texts.noServerFiles : texts.folder)({ folder: area.folder })}
          </p>
        )}
        <div className="grid gap-4 lg:grid-cols-3">
          {registerFiles.map((kind) =>
            source === 'upload' ? (
              <UploadField
                key={kind}
                kind={kind}
                error={errorOf(kind)}
                onChoose={(chosen) => choose(kind, chosen)}
              />
            ) : (
              <ServerFiles
                key={kind}
                kind={kind}
                files={area.serverFiles}
                chosen={choice[kind]}
                error={errorOf(kind)}
                onChoose={(chosen) => choose(kind, chosen)}
              />
            ),
          )}
        </div>
        {source === 'server' && unknown.length > 0 && (
          <p className="text-muted text-sm wrap-anywhere">
            {texts.unknownFiles({ names: formatList(language, unknown), count: unknown.length })}
          </p>
        )}
        <div className="grid gap-4 lg:grid-cols-[14rem_minmax(0,1fr)] lg:items-start">
          <Field id={dayId} label={texts.asOf} hint={texts.asOfHint} optional>
            <Input type="date" value={asOf} onChange={(event) => setAsOf(event.currentTarget.value)} />
          </Field>
          <Checkbox
            label={texts.partial}
            hint={texts.partialHint}
            checked={isPartial}
            onChange={(event) => setPartial(event.currentTarget.checked)}
          />
        </div>
        <Button type="submit" className="justify-self-start" loading={start.isPending}>
          {texts.check}
        </Button>
      </form>
    </Card>
  )
}

/** What the server refused, each with the name of its file. */
function listRefusals(
  { error, variables }: Pick<ReturnType<typeof useStartRun>, 'error' | 'variables'>,
  day: string,
): ErrorSummaryProps['errors'] {
  return issuesOf(error).map(({ path, message }) => {
    const [field, position] = path.split('.')
    const file = field === 'files' ? variables?.body.files[Number(position)] : undefined
    if (file) return { fieldId: choiceId(file.kind), label: file.name, message }
    return field === 'asOf' ? { fieldId: dayId, label: day, message } : { message }
  })
}
