import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import {
  addressStates,
  personOrders,
  personRoles,
  personStates,
} from '#contract/administration/list-filters.ts'
import { staffRolesCatalog } from '#contract/texts/staff-roles-texts.ts'
import { staffListsCatalog } from '#contract/texts/staff-lists-texts.ts'
import { staffRoles } from '#domain/accounts/staff.ts'
import { moderationCatalog } from '#web/features/administration/texts/moderation-texts.ts'
import { parseChoice } from '#web/lib/navigation/search-params.ts'
import type { SearchOf } from '#web/lib/navigation/screen-search.ts'
import type { Update } from '#web/lib/navigation/search-state.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'

type PeopleSearch = SearchOf<'/admin/people'>
type Props = { search: PeopleSearch; onSearch: (update: Update<PeopleSearch>) => void }

/** Searches people by text, filters and sorts them; all of it is stored in the URL. */
export function PeopleFilters({ search, onSearch }: Props) {
  const texts = useTexts(moderationCatalog)
  const { people } = texts
  const { accountTypes, accountStates } = useTexts(staffListsCatalog)
  const { names } = useTexts(staffRolesCatalog)
  const field = useRef<HTMLInputElement>(null)
  const q = search.q ?? ''
  const [typed, setTyped] = useState({ q, text: q })
  // The field follows the URL, so Back restores the text too.
  if (typed.q !== q) setTyped({ q, text: q })
  const isFiltered = Object.values(search).some((value) => value !== undefined)
  const labelAll = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
    values.map((value) => ({ value, label: labels[value] }))
  return (
    <form
      role="search"
      className="mb-5 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        // What is in the field, also before the screen has followed the typing.
        const written = field.current?.value.trim()
        onSearch((current) => ({ ...current, q: written || undefined }))
      }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
        <Field label={people.search}>
          <Input
            ref={field}
            type="search"
            icon={Search}
            value={typed.text}
            onChange={({ currentTarget: { value } }) => setTyped({ q, text: value })}
            maxLength={200}
          />
        </Field>
        <Button type="submit" variant="secondary">
          {texts.find}
        </Button>
      </div>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-5">
        <Field label={people.role}>
          <Select
            value={search.role ?? ''}
            placeholder={people.anyRole}
            options={labelAll(personRoles, accountTypes)}
            onChange={({ currentTarget: { value } }) =>
              onSearch((current) => ({ ...current, role: parseChoice(personRoles, value) }))
            }
          />
        </Field>
        <Field label={people.emailState}>
          <Select
            value={search.address ?? ''}
            placeholder={people.anyEmail}
            options={labelAll(addressStates, people.emailStates)}
            onChange={({ currentTarget: { value } }) =>
              onSearch((current) => ({ ...current, address: parseChoice(addressStates, value) }))
            }
          />
        </Field>
        <Field label={people.state}>
          <Select
            value={search.state ?? ''}
            placeholder={texts.anyState}
            options={labelAll(personStates, accountStates)}
            onChange={({ currentTarget: { value } }) =>
              onSearch((current) => ({ ...current, state: parseChoice(personStates, value) }))
            }
          />
        </Field>
        <Field label={people.staff}>
          <Select
            value={search.staff ?? ''}
            placeholder={people.anyStaff}
            options={labelAll(staffRoles, names)}
            onChange={({ currentTarget: { value } }) =>
              onSearch((current) => ({ ...current, staff: parseChoice(staffRoles, value) }))
            }
          />
        </Field>
        <Field label={people.order}>
          <Select
            value={search.order ?? 'newest'}
            options={labelAll(personOrders, people.orders)}
            onChange={({ currentTarget: { value } }) => {
              const order = parseChoice(personOrders, value)
              onSearch((current) => ({ ...current, order: order === 'newest' ? undefined : order }))
            }}
          />
        </Field>
      </div>
      {isFiltered && (
        <Button
          variant="ghost"
          size="sm"
          className="justify-self-start"
          onClick={() => {
            setTyped({ q, text: '' })
            onSearch(() => ({}))
            // The button goes away.
            field.current?.focus()
          }}
        >
          {people.clear}
        </Button>
      )}
    </form>
  )
}
