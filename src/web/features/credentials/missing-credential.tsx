import { Link } from '@tanstack/react-router'
import { FileQuestionMark } from 'lucide-react'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { credentialsCatalog } from './texts/credentials-texts.ts'

/** Shown if there is no credential. */
export function MissingCredential() {
  const { missing } = useTexts(credentialsCatalog)
  usePageHead({ title: missing.title })
  return (
    <EmptyState
      as="h1"
      icon={FileQuestionMark}
      title={missing.title}
      text={<p>{missing.text}</p>}
      action={
        <Button asChild>
          <Link {...paths.home()}>{missing.action}</Link>
        </Button>
      }
    />
  )
}
