import { Check } from 'lucide-react'
import { useId } from 'react'

/** A box with a heading and a list with check marks, such as what happens next. */
export function Checklist({ heading, lines }: { heading: string; lines: readonly string[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="bg-primary-soft rounded-lg p-5">
      <h3 id={id} className="text-lg">
        {heading}
      </h3>
      <ul className="mt-3 grid gap-2">
        {lines.map((line) => (
          <li key={line} className="flex gap-2.5">
            <Check aria-hidden className="text-primary mt-0.5 size-5 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{line}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
