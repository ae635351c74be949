import type { ReactNode } from 'react'
import { writtenText } from '#web/lib/language/written-text.ts'
import { TimeStamp } from './time-stamp.tsx'
import { WrittenIn } from './written-in.tsx'

export type ReplyQuoteProps = {
  /** The author of the reply. */
  title: string
  text: string
  /** The language that the text is written in. */
  language: string | null
  at: string
  /** What the author can do with it. */
  actions?: ReactNode
}

/** A reply, quoted below what it answers. */
export function ReplyQuote({ title, text, language, at, actions }: ReplyQuoteProps) {
  return (
    <div
      role="group"
      aria-label={title}
      className="border-primary bg-sunken rounded-e-md border-s-3 py-3 ps-4 pe-3"
    >
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 text-sm">
          <span dir="auto" className="font-semibold">
            {title}
          </span>{' '}
          <TimeStamp iso={at} className="text-muted whitespace-nowrap" />
        </p>
        {actions && <span className="-my-1.5 flex shrink-0 items-center">{actions}</span>}
      </div>
      <p className="measure mt-1 whitespace-pre-line" {...writtenText(language)}>
        {text}
      </p>
      <WrittenIn language={language} />
    </div>
  )
}
