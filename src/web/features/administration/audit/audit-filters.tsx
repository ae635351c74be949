import { useState } from 'react'
import { auditActionNames, auditObjects, auditOutcomes } from '#domain/audit/audit.ts'
import { parseFilters, type AuditSearch } from './audit-api.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { auditNamesCatalog } from '#contract/texts/audit-names-texts.ts'
import { auditCatalog } from '#web/features/administration/texts/audit-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

/** The audit log's filters, all stored in the URL. */
export function AuditFilters({
  search,
  onSearch,
}: {
  search: AuditSearch
  onSearch: (search: AuditSearch) => void
}) {
  const auditTexts = useTexts(auditCatalog)
  const { actions, objects } = useTexts(auditNamesCatalog)
  const { from, to } = search
  const [isBackwards, setBackwards] = useState(Boolean(from && to && from > to))
  const isFiltered = Object.values(search).some((value) => value !== undefined)
  return (
    <form
      role="search"
      aria-label={auditTexts.filters}
      // The fields follow the URL, so Back restores what was typed.
      key={JSON.stringify(search)}
      className="border-line bg-surface mb-6 grid grid-cols-1 gap-x-3 gap-y-4 rounded-lg border p-4 min-[22rem]:grid-cols-2 sm:gap-x-4 sm:p-5 xl:grid-cols-4"
      onSubmit={(event) => {
        event.preventDefault()
        const next = parseForm(new FormData(event.currentTarget))
        // Compares as text: days are YYYY-MM-DD.
        const isWrong = Boolean(next.from && next.to && next.from > next.to)
        setBackwards(isWrong)
        if (!isWrong) return onSearch(next)
        const last = event.currentTarget.elements.namedItem('to')
        if (last instanceof HTMLElement) last.focus()
      }}
    >
      <Field label={auditTexts.action}>
        <Select
          name="action"
          defaultValue={search.action ?? ''}
          placeholder={auditTexts.anyAction}
          options={auditActionNames.map((value) => ({ value, label: actions[value] }))}
        />
      </Field>
      <Field label={auditTexts.actor}>
        <Input
          name="actor"
          placeholder={auditTexts.actorHint}
          defaultValue={search.actor ?? ''}
          maxLength={200}
        />
      </Field>
      <Field label={auditTexts.objectType}>
        <Select
          name="objectType"
          defaultValue={search.objectType ?? ''}
          placeholder={auditTexts.anyObject}
          options={auditObjects.map((value) => ({ value, label: objects[value] }))}
        />
      </Field>
      <Field label={auditTexts.objectId}>
        <Input name="objectId" defaultValue={search.objectId ?? ''} maxLength={200} />
      </Field>
      <Field label={auditTexts.outcome}>
        <Select
          name="outcome"
          defaultValue={search.outcome ?? ''}
          placeholder={auditTexts.anyOutcome}
          options={auditOutcomes.map((value) => ({ value, label: auditTexts.outcomes[value] }))}
        />
      </Field>
      <Field label={auditTexts.from} className="grid-cols-1">
        <Input name="from" type="date" defaultValue={search.from ?? ''} />
      </Field>
      <Field
        label={auditTexts.to}
        className="grid-cols-1"
        error={isBackwards ? auditTexts.backwards : undefined}
      >
        <Input name="to" type="date" defaultValue={search.to ?? ''} />
      </Field>
      <div className="flex flex-wrap items-end gap-3 min-[22rem]:max-xl:col-span-2">
        <Button type="submit">{auditTexts.apply}</Button>
        {isFiltered && (
          <Button
            variant="ghost"
            onClick={() => {
              setBackwards(false)
              onSearch({})
            }}
          >
            {auditTexts.clear}
          </Button>
        )}
      </div>
    </form>
  )
}

function parseForm(form: FormData): AuditSearch {
  const read = (name: keyof AuditSearch) => {
    const value = form.get(name)
    return (typeof value === 'string' && value.trim()) || undefined
  }
  return parseFilters({
    action: read('action'),
    actor: read('actor'),
    objectType: read('objectType'),
    objectId: read('objectId'),
    outcome: read('outcome'),
    from: read('from'),
    to: read('to'),
  })
}
