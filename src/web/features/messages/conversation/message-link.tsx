import { Link } from '@tanstack/react-router'
import { MessageCircle } from 'lucide-react'
import { paths } from '#web/lib/navigation/paths.ts'
import type { SearchOf } from '#web/lib/navigation/screen-search.ts'
import { messagingCatalog } from '#web/features/messages/texts/messaging-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'

type MessageLinkProps = {
  /** Name of the person to write to. */
  name: string
  /** The person and the project; opens the conversation if there already is one. */
  about: Pick<SearchOf<'/messages'>, 'organization' | 'volunteer' | 'project'>
}

/** Links to the conversation with a person. */
export function MessageLink({ name, about }: MessageLinkProps) {
  const { write, writeTo } = useTexts(messagingCatalog)
  return (
    <Button asChild variant="secondary" size="sm">
      <Link {...paths.messages(about)} aria-label={writeTo({ name })}>
        <MessageCircle aria-hidden />
        {write}
      </Link>
    </Button>
  )
}
