import type { RegisterFile } from '#domain/verification/register.ts'
import type { RegisterRunArea } from '#contract/verification/register-runs.ts'
import { registerRunsCatalog } from '#web/features/administration/texts/register-runs-texts.ts'
import { formatSize } from '#web/lib/format/format-size.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'

/** The id of what chooses the files of a kind, for an error summary. */
export const choiceId = (kind: RegisterFile) => `register-files-${kind}`

/** A file of a load; `file` is null if it is on the server. */
export type Chosen = { kind: RegisterFile; name: string; size: number; file: File | null }

type ChoiceProps = {
  kind: RegisterFile
  error: string | undefined
  onChoose: (chosen: readonly Chosen[]) => void
}

/** Files of one kind on this computer. Only the Business Master File has several. */
export function UploadField({ kind, error, onChoose }: ChoiceProps) {
  const texts = useTexts(registerRunsCatalog)
  return (
    <Field id={choiceId(kind)} label={texts.kinds[kind]} error={error}>
      <Input
        type="file"
        multiple={kind === 'bmf'}
        accept=".csv,.txt"
        className="file:bg-sunken file:text-ink file:border-line py-1.5 text-sm file:me-3 file:h-8 file:rounded-sm file:border file:px-3 file:font-semibold"
        onChange={({ currentTarget: { files } }) =>
          onChoose([...(files ?? [])].map((file) => ({ kind, name: file.name, size: file.size, file })))
        }
      />
    </Field>
  )
}

type ServerFilesProps = ChoiceProps & {
  files: RegisterRunArea['serverFiles']
  chosen: readonly Chosen[]
}

/**
 * Files in the folder of the server: those of one kind, by how they begin, and those that are like none, such as one with a
 * damaged first line. The check refuses what is wrong.
 */
export function ServerFiles({ kind, error, onChoose, files, chosen }: ServerFilesProps) {
  const texts = useTexts(registerRunsCatalog)
  const language = useLanguage()
  const id = choiceId(kind)
  // A server of the release before sends no kind.
  const offered = files.filter((file) => file.kind === kind || !file.kind)
  return (
    <fieldset id={id} tabIndex={-1} {...(error && { 'aria-describedby': `${id}-error` })} className="min-w-0">
      <legend className="mb-1 font-medium">{texts.kinds[kind]}</legend>
      {error && (
        <p id={`${id}-error`} className="text-danger text-sm font-medium">
          {error}
        </p>
      )}
      {offered.length === 0 && <p className="text-muted text-sm">{texts.noneOfKind}</p>}
      {offered.map(({ name, size }) => (
        <Checkbox
          key={name}
          label={name}
          hint={formatSize(language, size)}
          className="wrap-anywhere"
          checked={chosen.some((each) => each.name === name)}
          onChange={({ currentTarget: { checked } }) => {
            const others = kind === 'bmf' ? chosen.filter((each) => each.name !== name) : []
            onChoose(checked ? [...others, { kind, name, size, file: null }] : others)
          }}
        />
      ))}
    </fieldset>
  )
}
