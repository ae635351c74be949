import { Link, useLocation } from '@tanstack/react-router'
import { BellPlus } from 'lucide-react'
import { use } from 'react'
import { CurrentUserContext } from '#web/lib/session/current-user.ts'
import { withTexts } from '#web/lib/language/language.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { LazyDialogButton, lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx'
import { saveSearchCatalog } from '#web/features/projects/texts/save-search-texts.ts'
import type { NewSearch, SearchDialogProps } from './search-dialog.tsx'

const load = async () => (await withTexts(import('./search-dialog.tsx'))).SearchDialog
const SearchDialog = lazyDialog<SearchDialogProps>(load, ({ onOpenChange }) => onOpenChange(false))

/** Saves what is browsed; visitors sign in first and come back to it. `query`: the filters as the list is asked for. */
export function SaveSearch(search: Required<Pick<SearchDialogProps, keyof NewSearch>>) {
  const texts = useTexts(saveSearchCatalog)
  const isSignedIn = use(CurrentUserContext) !== null
  const next = useLocation({ select: ({ href }) => href })
  const content = (
    <>
      <BellPlus aria-hidden />
      {texts.button}
    </>
  )
  if (!isSignedIn) {
    return (
      <Button asChild variant="secondary" size="sm">
        <Link {...paths.signIn({ next })}>{content}</Link>
      </Button>
    )
  }
  return (
    <LazyDialogButton
      load={load}
      trigger={
        <Button variant="secondary" size="sm">
          {content}
        </Button>
      }
    >
      {/* Other filters get another suggested name. */}
      {(dialog) => <SearchDialog key={JSON.stringify(search.query)} {...search} {...dialog} />}
    </LazyDialogButton>
  )
}
