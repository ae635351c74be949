import { Link } from '@tanstack/react-router'
import { Compass } from 'lucide-react'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

/** Shown at addresses that do not exist. */
export function NotFoundPage() {
  const errorsTexts = useTexts(errorsCatalog)
  usePageHead({ title: errorsTexts.notFoundTitle })
  return (
    <div className="page-width py-16">
      <EmptyState
        as="h1"
        icon={Compass}
        title={errorsTexts.notFoundTitle}
        text={errorsTexts.notFoundText}
        action={
          <Button asChild>
            <Link {...paths.home()}>{errorsTexts.notFoundAction}</Link>
          </Button>
        }
      />
    </div>
  )
}
