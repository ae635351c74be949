import { Link } from '@tanstack/react-router'
import { MessageSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Application } from '#contract/applications/applications.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { receivedCatalog } from '#web/features/applications/texts/received-texts.ts'
import { messagingCatalog } from '#web/features/messages/texts/messaging-texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'
import { nameOf } from '#web/features/applications/received/applicant-display.ts'
import { conversationOf } from './conversation.ts'

type ConversationLinkProps = {
  application: Application
  size?: 'sm' | 'bar'
  className?: string | undefined
  textClassName?: string | undefined
  /** The key that does the same. */
  children?: ReactNode
}

/** Links to the conversation with an applicant; nothing for one who deleted the account. */
export function ConversationLink(props: ConversationLinkProps) {
  const { application, size = 'sm', className, textClassName, children } = props
  const { actions } = useTexts(receivedCatalog)
  const { writeTo } = useTexts(messagingCatalog)
  if (application.volunteer.isFormer) return null
  return (
    <Button asChild variant="secondary" size={size} className={className}>
      <Link {...conversationOf(application)}>
        <MessageSquare aria-hidden />
        <VisuallyHidden>{writeTo({ name: nameOf(application) })}</VisuallyHidden>
        <span aria-hidden className={textClassName}>
          {actions.message}
        </span>
        {children}
      </Link>
    </Button>
  )
}
