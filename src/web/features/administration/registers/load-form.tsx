import { useState } from 'react'
import { registerFiles, type RegisterFile } from '#domain/verification/register.ts'
import { registerSources, type RegisterSource } from '#domain/verification/register-runs.ts'
import type { RegisterRunArea } from '#contract/verification/register-runs.ts'
import { registerRunsCatalog } from '#web/features/administration/texts/register-runs-texts.ts'
import { issuesOf } from '#web/lib/api-error.ts'
import { formatPercent } from '#web/lib/format-number.ts'
import { useLanguage, useTexts } from '#web/lib/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { ServerFiles, UploadField, type Chosen } from './file-choice.tsx'
import { useStartRun } from './register-runs-api.ts'

type Choice = Record<RegisterFile, readonly Chosen[]>
const nothing: Choice = { bmf: [], pub78: [], revocations: [] }

/** Chooses the files of a load, on this computer or on the server, and begins with checking them. */
export function LoadForm({ area }: { area: RegisterRunArea }) {
  const texts = useTexts(registerRunsCatalog)
  const language = useLanguage()
  const [source, setSource] = useState<RegisterSource>('upload')
  const [choice, setChoice] = useState<Choice>(nothing)
  const [asOf, setAsOf] = useState('')
  const [isPartial, setPartial] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const { start, share } = useStartRun()
  const files = registerFiles.flatMap((kind) => choice[kind])
  const refusal = issuesOf(start.error)[0]?.message
  const choose = (kind: RegisterFile, chosen: readonly Chosen[]) => {
    setMissing(false)
    setChoice((current) => ({ ...current, [kind]: chosen }))
  }
  const submit = () => {
    setMissing(files.length === 0)
    if (files.length === 0 || start.isPending) return
    start.mutate({
      body: {
        files: files.map(({ kind, name, size }) => ({ kind, name, source, size })),
        asOf: asOf || null,
        isPartial,
      },
      uploads: files.map(({ file }) => file),
    })
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
        {source === 'server' && (
          <p className="text-muted text-sm wrap-anywhere">
            {texts.folder({ folder: area.folder })}
            {area.serverFiles.length === 0 && ` ${texts.noServerFiles}`}
          </p>
        )}
        <div className="grid gap-4 lg:grid-cols-3">
          {registerFiles.map((kind) =>
            source === 'upload' ? (
              <UploadField
                key={kind}
                kind={kind}
                error={isMissing && kind === 'bmf' ? texts.choose : undefined}
                onChoose={(chosen) => choose(kind, chosen)}
              />
            ) : (
              <ServerFiles
                key={kind}
                kind={kind}
                files={area.serverFiles}
                chosen={choice[kind]}
                error={isMissing && kind === 'bmf' ? texts.choose : undefined}
                onChoose={(chosen) => choose(kind, chosen)}
              />
            ),
          )}
        </div>
        <div className="grid gap-4 lg:grid-cols-[14rem_minmax(0,1fr)] lg:items-start">
          <Field label={texts.asOf} hint={texts.asOfHint} optional>
            <Input type="date" value={asOf} onChange={(event) => setAsOf(event.currentTarget.value)} />
          </Field>
          <Checkbox
            label={texts.partial}
            hint={texts.partialHint}
            checked={isPartial}
            onChange={(event) => setPartial(event.currentTarget.checked)}
          />
        </div>
        {refusal && (
          <p role="alert" className="text-danger text-sm font-medium">
            {refusal}
          </p>
        )}
        {share !== null && files.some(({ file }) => file) && (
          <ProgressBar
            label={texts.run.progress}
            value={share}
            max={1}
            text={texts.run.uploaded({ share: formatPercent(language, Math.floor(share * 100)) })}
          />
        )}
        <Button type="submit" className="justify-self-start" loading={start.isPending}>
          {texts.check}
        </Button>
      </form>
    </Card>
  )
}
