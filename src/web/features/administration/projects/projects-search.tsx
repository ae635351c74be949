import { Search } from 'lucide-react'
import { safeguardRulesCatalog } from '#contract/texts/safeguard-rules-texts.ts'
import { staffListsCatalog } from '#contract/texts/staff-lists-texts.ts'
import { safeguardCodes, safeguards, type SafeguardCode } from '#domain/safeguards/safeguards.ts'
import { moderatedVisibilities } from '#domain/projects/moderation.ts'
import { adminProjectsCatalog } from '#web/features/administration/texts/admin-projects-texts.ts'
import type { SearchOf } from '#web/lib/navigation/screen-search.ts'
import type { Update } from '#web/lib/navigation/search-state.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'

/** The rules that can open a case. */
const codes = safeguardCodes.filter((code) =>
  safeguards[code].effects.some((effect) => effect === 'block' || effect === 'review'),
)

type ProjectSearch = SearchOf<'/admin/projects'>

/** A rule that exists; undefined for any other text. */
export const parseRule = (text: string | undefined): SafeguardCode | undefined =>
  codes.find((code) => code === text)

type ProjectsSearchProps = {
  search: ProjectSearch
  onSearch: (update: Update<ProjectSearch>) => void
}

/** Searches projects by text, visibility and the rule that found something; stored in the URL. */
export function ProjectsSearch({ search, onSearch }: ProjectsSearchProps) {
  const { search: texts } = useTexts(adminProjectsCatalog)
  const { projectVisibilities } = useTexts(staffListsCatalog)
  const { names } = useTexts(safeguardRulesCatalog)
  return (
    <form
      role="search"
      // The field follows the URL, so Back restores the text too.
      key={search.q ?? ''}
      className="mb-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_12rem_14rem_auto] lg:items-end"
      onSubmit={(event) => {
        event.preventDefault()
        const text = new FormData(event.currentTarget).get('q')
        const q = (typeof text === 'string' && text.trim()) || undefined
        onSearch((current) => ({ ...current, q }))
      }}
    >
      <Field label={texts.text} className="sm:max-lg:col-span-2">
        <Input name="q" type="search" icon={Search} defaultValue={search.q ?? ''} maxLength={200} />
      </Field>
      <Field label={texts.visibility}>
        <Select
          options={moderatedVisibilities.map((value) => ({ value, label: projectVisibilities[value] }))}
          placeholder={texts.anyVisibility}
          value={search.visibility ?? ''}
          onChange={(event) => {
            const { value } = event.currentTarget
            const visibility = moderatedVisibilities.find((each) => each === value)
            onSearch((current) => ({ ...current, visibility }))
          }}
        />
      </Field>
      <Field label={texts.rule}>
        <Select
          options={codes.map((value) => ({ value, label: `${value} · ${names[value]}` }))}
          placeholder={texts.anyRule}
          value={parseRule(search.rule) ?? ''}
          onChange={(event) => {
            const { value } = event.currentTarget
            onSearch((current) => ({ ...current, rule: parseRule(value) }))
          }}
        />
      </Field>
      <Button type="submit" variant="secondary">
        {texts.submit}
      </Button>
    </form>
  )
}
