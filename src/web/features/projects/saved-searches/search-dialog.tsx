import { useId } from 'react'
import { projectFilters } from '#contract/projects/projects.ts'
import { newSavedSearch, type SavedSearch } from '#contract/projects/saved-searches.ts'
import { limits } from '#contract/limits.ts'
import type { BrowseOrder } from '#domain/projects/browse-order.ts'
import { alertFrequencies } from '#domain/projects/saved-searches.ts'
import { issuesOf, messageOf } from '#web/lib/calls/api-error.ts'
import { useMutationForm } from '#web/lib/forms/endpoint-form.ts'
import { listFormErrors } from '#web/lib/forms/form-errors.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx'
import type { OpenedDialog } from '#web/ui/overlays/lazy-dialog.tsx'
import { savedSearchesCatalog } from '#web/features/projects/texts/saved-searches-texts.ts'
import { areSameFilters } from './same-filters.ts'
import { useSavedSearches, useSaveSearch } from './saved-searches-api.ts'

/** What a new search is made from. */
export type NewSearch = {
  /** Its filters, as the list of projects is asked for. */
  query: Readonly<Record<string, unknown>>
  /** In which order it is browsed. */
  order: BrowseOrder
  /** Its filters as the reader sees them. */
  filterNames: readonly string[]
  /** The reader sees only Top Rated projects, which is no filter. */
  isTopRated: boolean
}

export type SearchDialogProps = Partial<NewSearch> & {
  /** The search to edit; without it a new one is saved. */
  saved?: SavedSearch
} & OpenedDialog

/** Only what the form asks for. */
const schema = newSavedSearch.pick({ name: true, frequency: true })

/** Names a search and says when to be notified; what is typed stays until it is saved. */
export function SearchDialog({
  query = {},
  order,
  filterNames = [],
  isTopRated = false,
  saved,
  ...dialog
}: SearchDialogProps) {
  const texts = useTexts(savedSearchesCatalog)
  const errorsTexts = useTexts(errorsCatalog)
  const id = useId()
  const save = useSaveSearch(
    saved,
    () => ({ ...toSavedFilters(query), ...(order && { order }) }),
    saved ? texts.changed : texts.saved,
  )
  const { form, errors, attempt, submit } = useMutationForm(save, (values) => values, {
    schema,
    defaultValues: {
      name: saved?.name ?? suggestName(query, filterNames),
      frequency: saved?.frequency ?? 'daily',
    },
    // Another name is the only remedy, also for what is wrong with the filters.
    fieldOf: (path) => (path === 'frequency' ? path : 'name'),
    onRefused(error) {
      if (issuesOf(error).length > 0) return
      form.setError('name', { message: messageOf(error, errorsTexts.text) })
    },
    onSent: (_response, values, { reset }) => {
      reset(values)
      dialog.onOpenChange(false)
    },
  })
  const { data: others = [] } = useSavedSearches(!saved)
  const same = saved
    ? undefined
    : others.find(({ filters }) => areSameFilters(filters, toSavedFilters(query)))
  const idOf = (name: string) => `${id}-${name}`
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title={saved ? texts.editTitle : texts.saveTitle}
      description={texts.description}
      onSubmit={submit}
      submit={{
        label: saved ? texts.change : texts.save,
        loading: save.isPending,
        loadingText: texts.pending,
      }}
    >
      <div className="grid gap-5">
        {/* It is there before its text, so that screen readers announce it. */}
        <div role="status" className="grid gap-2 text-sm empty:sr-only">
          {same && !save.isSuccess && (
            <p className="font-medium">{texts.savedAlready({ name: same.name })}</p>
          )}
          {isTopRated && <p>{texts.withoutTopRated}</p>}
        </div>
        <ErrorSummary errors={listFormErrors(errors, idOf)} attempt={attempt} />
        <Field
          label={texts.name}
          hint={texts.nameHint}
          id={idOf('name')}
          required
          error={errors.name?.message}
        >
          <Input dir="auto" maxLength={limits.label} {...form.register('name')} />
        </Field>
        <Field label={texts.frequency} id={idOf('frequency')} error={errors.frequency?.message}>
          <Select
            options={alertFrequencies.map((value) => ({ value, label: texts.frequencies[value] }))}
            {...form.register('frequency')}
          />
        </Field>
      </div>
    </FormDialog>
  )
}

function toSavedFilters(query: NewSearch['query']) {
  const { open: _, ...filters } = projectFilters.parse(query)
  return filters
}

/** The words, the place or the first choices, else what is on, as a name that most people keep. */
function suggestName(query: NewSearch['query'], filterNames: readonly string[]): string {
  const { search, near, skills, causeAreas } = query
  const parts = [search, skills, causeAreas, near].flatMap((part) =>
    typeof part === 'string' ? [part.replaceAll(/,(?=\S)/g, ', ')] : [],
  )
  const chosen = parts.length > 0 ? parts : filterNames
  return [...chosen.join(', ')].slice(0, limits.label).join('').trim()
}
