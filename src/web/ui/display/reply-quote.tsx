import type { ReactNode } from 'react'
import { TimeStamp } from './time-stamp.tsx'

export type ReplyQuoteProps = {
  /** The author of the reply. */
  title: string
  text: string
  at: string
  /** What the author can do with it. */
  actions?: ReactNode
}

/** A reply, quoted below what it answers. */
export function ReplyQuote({ title, text, at, actions }: ReplyQuoteProps) {
  return (
    <section aria-label={title} className="border-primary bg-sunken rounded-e-md border-s-3 py-3 ps-4 pe-3">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 text-sm">
          <span dir="auto" className="font-semibold">
            {title}
          </span>{' '}
          <TimeStamp iso={at} className="text-muted whitespace-nowrap" />
        </p>
        {actions && <span className="-my-1.5 flex shrink-0 items-center">{actions}</span>}
      </div>
      <p className="measure mt-1 whitespace-pre-line">{text}</p>
    </section>
  )
}
