import type { ReactNode, Ref } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'
import { Avatar } from './avatar.tsx'

type RowListProps = {
  label: string
  /** Makes it focusable, for lists whose entries can disappear. */
  ref?: Ref<HTMLUListElement>
  children: ReactNode
}

/** Entries one below the other, one row each. */
export function RowList({ label, ref, children }: RowListProps) {
  return (
    <ul
      ref={ref}
      {...(ref && { tabIndex: -1 })}
      aria-label={label}
      className="border-line bg-surface shadow-card divide-line divide-y overflow-hidden rounded-lg border"
    >
      {children}
    </ul>
  )
}

export type RowProps = {
  /** Whose picture is shown in front. */
  name?: string
  imageUrl?: string | null
  title: ReactNode
  text?: ReactNode
  /** Content at the end of the row, below the rest on a phone. */
  aside?: ReactNode
  /** The aside has a line of its own below the text on tablets, too. */
  hasWideAside?: boolean
  /** Content below the row. */
  below?: ReactNode
  /** Makes it focusable, for content at its end that disappears when it is used. */
  ref?: Ref<HTMLLIElement>
}

/** One entry: 56 to 64 px high if its text fits. */
export function Row({ name, imageUrl, title, text, aside, hasWideAside = false, below, ref }: RowProps) {
  const line = (
    <div className="flex min-h-15 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 wrap-anywhere">
      <span className="flex min-w-0 flex-1 basis-60 items-center gap-3">
        {name !== undefined && <Avatar name={name} imageUrl={imageUrl} />}
        <span className="min-w-0">
          <span dir="auto" className="line-clamp-2 font-medium">
            {title}
          </span>
          {text && (
            <span dir="auto" className="text-muted line-clamp-2 text-sm">
              {text}
            </span>
          )}
        </span>
      </span>
      {aside && (
        <span
          className={joinClasses(
            'flex min-w-0 flex-wrap items-center gap-2 text-sm sm:shrink-0',
            // On a phone it is below the text, not below the picture.
            name !== undefined && (hasWideAside ? 'max-lg:w-full max-lg:ps-12' : 'max-sm:grow max-sm:ps-12'),
          )}
        >
          {aside}
        </span>
      )}
    </div>
  )
  return (
    <li ref={ref} {...(ref && { tabIndex: -1 })}>
      {line}
      {below && <div className="px-4 pb-4">{below}</div>}
    </li>
  )
}
