import { Link } from '@tanstack/react-router'
import { MessageCircle } from 'lucide-react'
import { messagingTexts } from '#web/i18n/en/messaging.ts'
import { paths, type MessagesSearch } from '#web/lib/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'

type MessageLinkProps = {
  /** Whom one writes to, by name. */
  name: string
  /** With whom and about what; a conversation there is already is opened. */
  about: Pick<MessagesSearch, 'organization' | 'volunteer' | 'project'>
}

/** Leads to the conversation with somebody. */
export function MessageLink({ name, about }: MessageLinkProps) {
  const { write, writeTo } = messagingTexts
  return (
    <Button asChild variant="secondary" size="sm">
      <Link {...paths.messages(about)} aria-label={writeTo(name)}>
        <MessageCircle aria-hidden />
        {write}
      </Link>
    </Button>
  )
}
