import type { ReactNode, Ref } from 'react'
import { Field } from './field.tsx'
import { TextFileButton } from './text-file-button.tsx'
import { Textarea } from './textarea.tsx'

type CsvFieldProps = {
  label: string
  hint: string
  error: string | undefined
  rows: number
  value: string
  onWrite: (text: string) => void
  /** The button that chooses a file, and what is said about one that can't be read. */
  file: { label: string; onFailed: () => void }
  /** Takes the focus after a file was chosen. */
  writing: { current: HTMLTextAreaElement | null } & Ref<HTMLTextAreaElement>
  /** The button that sends it. */
  children: ReactNode
  /** What is wrong with several rows. */
  below?: ReactNode
}

/** CSV to paste or to take from a file. */
export function CsvField({
  label,
  hint,
  error,
  rows,
  value,
  onWrite,
  file,
  writing,
  ...parts
}: CsvFieldProps) {
  return (
    <>
      <Field label={label} hint={hint} error={error}>
        <Textarea
          ref={writing}
          value={value}
          rows={rows}
          spellCheck={false}
          className="font-mono text-sm"
          onChange={(event) => onWrite(event.currentTarget.value)}
        />
      </Field>
      {parts.below}
      <div className="flex flex-wrap gap-3">
        {parts.children}
        <TextFileButton
          label={file.label}
          onText={(text) => {
            onWrite(text)
            writing.current?.focus()
          }}
          onFailed={file.onFailed}
        />
      </div>
    </>
  )
}
