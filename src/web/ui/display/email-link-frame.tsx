import type { LucideIcon } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { Card } from './card.tsx'

export type EmailLinkFrameProps = {
  icon: LucideIcon
  title: string
  text: ReactNode
  children?: ReactNode
}

/** A page with one question or answer about an email's link. The title takes the focus when it changes. */
export function EmailLinkFrame({ icon: Icon, title, text, children }: EmailLinkFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(title)
  usePageHead({ title })
  useEffect(() => {
    if (shown.current === title) return
    shown.current = title
    heading.current?.focus()
  }, [title])
  return (
    <div className="page-width grid justify-items-center py-8 sm:py-16">
      <Card padding="lg" className="grid w-full max-w-120 grid-cols-1 gap-6">
        <div className="grid justify-items-start gap-3">
          <span className="bg-primary-soft text-primary-ink mb-1 grid size-12 place-items-center rounded-full">
            <Icon aria-hidden className="size-6" />
          </span>
          <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none sm:text-3xl">
            {title}
          </h1>
          <div className="text-muted wrap-anywhere">{text}</div>
        </div>
        {children}
      </Card>
    </div>
  )
}
