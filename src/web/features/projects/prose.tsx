import { joinClasses } from '#web/ui/class-names.ts'

/** Text that a person wrote, with its line breaks, at a readable width. */
export function Prose({ text, className }: { text: string; className?: string }) {
  return (
    <p dir="auto" className={joinClasses('measure whitespace-pre-line', className)}>
      {text}
    </p>
  )
}
