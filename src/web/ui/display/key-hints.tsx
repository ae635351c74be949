import { Kbd, type NamedKeys } from './kbd.tsx'

/** The keys most used, below a list; the dialog has all of them. */
export function KeyHints({ hints }: { hints: readonly NamedKeys[] }) {
  return (
    <p aria-hidden className="text-muted mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs max-lg:hidden">
      {hints.map(([name, ...keys]) => (
        <span key={name} className="inline-flex items-center gap-1">
          {keys.map((each) => (
            <Kbd key={each} keys={each} />
          ))}
          {name}
        </span>
      ))}
    </p>
  )
}
