import { Search } from 'lucide-react'
import type { Update } from '#web/lib/navigation/search-state.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select, type SelectOption } from '#web/ui/forms/select.tsx'
import { moderationCatalog } from '#web/features/administration/texts/moderation-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

type Search<State> = { q?: string | undefined; state?: State | undefined }
type SearchBarProps<State extends string> = {
  label: string
  search: Search<State>
  /** Left out if the list has no states. */
  states?: Readonly<Record<State, string>>
  stateLabel?: string
  /** What the choice of all of them is called. */
  anyLabel?: string
  onSearch: (update: Update<Search<State>>) => void
}

/** Searches a list by text and, if it has them, states; both are stored in the URL. */
export function SearchBar<State extends string>({
  label,
  search,
  states,
  stateLabel,
  anyLabel,
  onSearch,
}: SearchBarProps<State>) {
  const moderationTexts = useTexts(moderationCatalog)
  const options: SelectOption[] = Object.entries<string>(states ?? {}).map(([value, text]) => ({
    value,
    label: text,
  }))
  const isState = (value: string): value is State => states !== undefined && Object.hasOwn(states, value)
  return (
    <form
      role="search"
      // The field follows the URL, so Back restores the text too.
      key={search.q ?? ''}
      className={joinClasses(
        'mb-6 grid gap-4 sm:items-end',
        states ? 'sm:grid-cols-[minmax(0,1fr)_12rem_auto]' : 'sm:grid-cols-[minmax(0,1fr)_auto]',
      )}
      onSubmit={(event) => {
        event.preventDefault()
        const text = new FormData(event.currentTarget).get('q')
        const q = (typeof text === 'string' && text.trim()) || undefined
        onSearch((current) => ({ ...current, q }))
      }}
    >
      <Field label={label}>
        <Input name="q" type="search" icon={Search} defaultValue={search.q ?? ''} maxLength={200} />
      </Field>
      {states && (
        <Field label={stateLabel ?? ''}>
          <Select
            options={options}
            placeholder={anyLabel ?? moderationTexts.anyState}
            value={search.state ?? ''}
            onChange={(event) => {
              const { value } = event.currentTarget
              onSearch((current) => ({ ...current, state: isState(value) ? value : undefined }))
            }}
          />
        </Field>
      )}
      <Button type="submit" variant="secondary">
        {moderationTexts.find}
      </Button>
    </form>
  )
}
