import { Link, useLocation } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { parseReturnPath } from '#web/lib/navigation/search-params.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { layoutCatalog } from '#web/layouts/texts/layout-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

export type AccessDeniedPageProps = {
  text?: string | undefined
  /** Whether signing in would open the screen. */
  asksToSignIn?: boolean
}

/** What a user without the required role sees instead of a screen (spec F6). */
export function AccessDeniedPage({ text, asksToSignIn = false }: AccessDeniedPageProps) {
  const errorsTexts = useTexts(errorsCatalog)
  const layoutTexts = useTexts(layoutCatalog)
  const next = useLocation({ select: ({ href }) => parseReturnPath(href) })
  usePageHead({ title: errorsTexts.accessDenied })
  return (
    <div className="page-width py-16">
      <EmptyState
        as="h1"
        icon={Lock}
        title={errorsTexts.accessDenied}
        text={text}
        action={
          asksToSignIn ? (
            <Button asChild>
              <Link {...paths.signIn({ next })}>{layoutTexts.signIn}</Link>
            </Button>
          ) : (
            <Button asChild variant="secondary">
              <Link {...paths.browse()}>{layoutTexts.browseProjects}</Link>
            </Button>
          )
        }
      />
    </div>
  )
}
