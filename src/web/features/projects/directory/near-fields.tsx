import { useState } from 'react'
import type { DirectoryFacets } from '#contract/matching/directory.ts'
import { limits } from '#contract/limits.ts'
import { directoryCatalog } from '#web/features/projects/texts/directory-texts.ts'
import type { Update } from '#web/lib/search-state.ts'
import { useTexts } from '#web/lib/texts.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { offeredDistances, type DirectoryFilters } from './filters.ts'

type NearFieldsProps = {
  filters: DirectoryFilters
  /** The place that is looked near, once the server has found it. */
  place: DirectoryFacets['place']
  error: string | undefined
  onChange: (update: Update<DirectoryFilters>) => void
}

/** A place to look near, which applies on Enter or when the field is left, and how far. */
export function NearFields({ filters, place, error, onChange }: NearFieldsProps) {
  const texts = useTexts(directoryCatalog).filters
  const [text, setText] = useState(filters.near)
  // The place changed elsewhere: by Back, by clearing or by a link.
  const [shown, setShown] = useState(filters.near)
  if (filters.near !== shown) {
    setShown(filters.near)
    setText(filters.near)
  }
  const apply = () => {
    const near = text.trim()
    if (near !== filters.near) onChange((current) => ({ ...current, near }))
  }
  const unit = place?.unit ?? 'mi'
  return (
    <div className="grid gap-4">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          apply()
        }}
      >
        <Field label={texts.near} error={error}>
          <Input
            value={text}
            placeholder={texts.nearPlaceholder}
            maxLength={limits.search}
            autoComplete="off"
            onChange={(event) => setText(event.currentTarget.value)}
            onBlur={apply}
          />
        </Field>
      </form>
      {filters.near !== '' && (
        <Field label={texts.within}>
          <Select
            value={String(filters.within)}
            onChange={(event) => {
              const { value } = event.currentTarget
              onChange((current) => ({ ...current, within: value === 'state' ? value : Number(value) }))
            }}
            options={offeredDistances.map((within) => ({
              value: String(within),
              label:
                within === 'state' ? place?.area || texts.state : texts.distances[unit]({ distance: within }),
            }))}
          />
        </Field>
      )}
    </div>
  )
}
