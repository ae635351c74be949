import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { SavedSearch } from '#contract/projects/saved-searches.ts'
import { nearbyRule } from '#domain/projects/nearby.ts'
import { useArrival } from '#web/lib/focus/arrival.ts'
import { withTexts } from '#web/lib/language/language.ts'
import { paths, savedSearchesId } from '#web/lib/navigation/paths.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { SettingCard } from '#web/ui/display/setting-card.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { LazyDialogButton, lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx'
import { describeNear } from '#web/features/projects/filtering/distance-select.tsx'
import { browseCatalog } from '#web/features/projects/texts/browse-texts.ts'
import { savedSearchesCatalog } from '#web/features/projects/texts/saved-searches-texts.ts'
import { browseSearchOf } from './saved-search-link.ts'
import { useEndSearch, useRemoveSearch, useRestoreSearch, useSavedSearches } from './saved-searches-api.ts'
import type { SearchDialogProps } from './search-dialog.tsx'

const load = async () => (await withTexts(import('./search-dialog.tsx'))).SearchDialog
const SearchDialog = lazyDialog<SearchDialogProps>(load, ({ onOpenChange }) => onOpenChange(false))

/** The reader's saved searches, with ways to change, end, restore and delete them. */
export function SavedSearches({ isShown }: { isShown: boolean }) {
  const texts = useTexts(savedSearchesCatalog)
  const { data, isError, isFetching, refetch } = useSavedSearches()
  const remove = useRemoveSearch({ failed: texts.removeFailed, done: texts.removed })
  useArrival(savedSearchesId, data !== undefined && isShown)
  const removeOne = (search: SavedSearch) =>
    // Its row is gone by then, with the button.
    remove.mutate(search, { onSuccess: () => document.getElementById(savedSearchesId)?.focus() })
  return (
    <SettingCard id={savedSearchesId} title={texts.heading} text={texts.text}>
      {!data ? (
        isError ? (
          <ErrorState as="h3" title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <LoadingRegion className="grid gap-3">
            <Skeleton className="h-16" />
          </LoadingRegion>
        )
      ) : data.length === 0 ? (
        <div className="grid justify-items-start gap-3">
          <p>{texts.none}</p>
          <Button asChild variant="secondary">
            <Link {...paths.browse()}>{texts.browse}</Link>
          </Button>
        </div>
      ) : (
        <ul aria-label={texts.heading} className="divide-line border-line divide-y border-y">
          {data.map((search) => (
            <SearchRow
              key={search.id}
              search={search}
              isRemoving={remove.isPending && remove.variables.id === search.id}
              onRemove={() => removeOne(search)}
            />
          ))}
        </ul>
      )}
    </SettingCard>
  )
}

type SearchRowProps = { search: SavedSearch; isRemoving: boolean; onRemove: () => void }

function SearchRow({ search, isRemoving, onRemove }: SearchRowProps) {
  const texts = useTexts(savedSearchesCatalog)
  const description = useDescription(search)
  const { name, endedAt, frequency } = search
  const end = useEndSearch(texts.endFailed)
  const restore = useRestoreSearch(texts.restoreFailed)
  const [action, label, labelOne] = endedAt
    ? ([restore, texts.restore, texts.restoreOne] as const)
    : ([end, texts.end, texts.endOne] as const)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 wrap-anywhere">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          <Link {...paths.browse(browseSearchOf(search.filters))} className="link target-44" dir="auto">
            {name}
          </Link>
          {endedAt ? (
            <Badge>{texts.ended}</Badge>
          ) : (
            <Badge variant="primary">{texts.frequencies[frequency]}</Badge>
          )}
        </p>
        <p className="text-muted text-sm" dir="auto">
          {description}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <LazyDialogButton
          load={load}
          trigger={
            <Button variant="ghost" size="sm" aria-label={texts.editOne({ name })}>
              {texts.edit}
            </Button>
          }
        >
          {(dialog) => <SearchDialog saved={search} {...dialog} />}
        </LazyDialogButton>
        {/* One button, so that it keeps the focus. */}
        <Button
          variant="secondary"
          size="sm"
          aria-label={labelOne({ name })}
          loading={end.isPending || restore.isPending}
          onClick={() => action.mutate(search)}
        >
          {label}
        </Button>
        <RemoveSearch name={name} isRemoving={isRemoving} onRemove={onRemove} />
      </div>
    </li>
  )
}

type RemoveSearchProps = Omit<SearchRowProps, 'search'> & { name: string }

function RemoveSearch({ name, isRemoving, onRemove }: RemoveSearchProps) {
  const texts = useTexts(savedSearchesCatalog)
  const [isOpen, setOpen] = useState(false)
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setOpen}
      title={texts.removeTitle({ name })}
      text={texts.removeText}
      confirmLabel={texts.remove}
      destructive
      onConfirm={() => {
        // Closed first, because it returns the focus to a button that goes with its row.
        setOpen(false)
        onRemove()
      }}
      trigger={
        <Button variant="ghost" size="sm" loading={isRemoving} aria-label={texts.removeOne({ name })}>
          {texts.remove}
        </Button>
      }
    />
  )
}

/** The filters that say most, in the words of the person. */
function useDescription({ filters, place }: SavedSearch): string {
  const texts = useTexts(savedSearchesCatalog)
  const language = useLanguage()
  const places = useTexts(browseCatalog).filters
  const { search, skills = [], causeAreas = [], near, within = nearbyRule.standard, remote } = filters
  const { timeCommitment, verified, accepting } = filters
  const parts = [
    ...(search ? [search] : []),
    ...skills,
    ...causeAreas,
    ...(near ? [describeNear({ texts: places, language, place }, { near, within })] : []),
    ...(remote ? [texts.remote] : []),
    ...(timeCommitment ? [texts.hours({ hours: timeCommitment })] : []),
    ...(verified ? [places.verified] : []),
  ]
  return [...(parts.length > 0 ? parts : [texts.everything]), ...(accepting ? [texts.open] : [])].join(' · ')
}
