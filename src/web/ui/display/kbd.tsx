import { joinClasses } from '#web/ui/class-names.ts'

/** What keys do, and the keys. */
export type NamedKeys = readonly [name: string, ...keys: string[]]

/** A key that can be pressed instead. Hidden from screen readers: the name of the action says what it does. */
export function Kbd({ keys, className }: { keys: string; className?: string }) {
  return (
    <kbd
      // A sign or letter of the keyboard is no text of a language.
      {...(keys.length === 1 && { lang: 'en' })}
      aria-hidden
      className={joinClasses(
        'inline-grid h-5 min-w-5 place-items-center rounded-sm border border-current/35 px-1 font-sans text-xs font-medium',
        className,
      )}
    >
      {keys}
    </kbd>
  )
}
