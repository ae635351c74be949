import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#web/ui/actions/button.tsx'

type TextFileButtonProps = {
  label: string
  onText: (text: string) => void
  /** The file is not UTF-8, or can't be read. */
  onFailed: () => void
}

/** Loads a file into a text field, so it can be checked before it is sent. */
export function TextFileButton({ label, onText, onFailed }: TextFileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const read = async (file: File) => {
    try {
      // Only UTF-8: anything else would become other letters without anyone noticing.
      onText(new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()))
    } catch {
      onFailed()
    }
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv,text/plain"
        hidden
        aria-label={label}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          if (file) void read(file)
          // Allows choosing the same file again after fixing it.
          event.currentTarget.value = ''
        }}
      />
      <Button variant="secondary" onClick={() => input.current?.click()}>
        <Upload aria-hidden />
        {label}
      </Button>
    </>
  )
}
