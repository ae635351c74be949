import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { siteSections, type EditedSite } from '#contract/site/site.ts'
import { siteLimits } from '#domain/site/site.ts'
import { adminSiteCatalog } from '#web/features/administration/texts/admin-site-texts.ts'
import { findNeighbor, useFocusOnMove } from '#web/lib/focus/focus-on-move.ts'
import { findMessage } from '#web/lib/forms/form-errors.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { SiteSection } from './site-section.tsx'

/** The links that the operator adds to the footer. */
export function FooterSection({ site }: { site: EditedSite }) {
  const texts = useTexts(adminSiteCatalog).footer
  return (
    <SiteSection
      id="site-footer"
      title={texts.title}
      text={texts.text({ max: siteLimits.footerLinks })}
      site={site}
      schema={siteSections.footer}
      toValues={({ footerLinks }) => ({ footerLinks })}
    >
      {() => (
        <Entries
          name="footerLinks"
          texts={texts}
          max={siteLimits.footerLinks}
          empty={{ label: '', url: '' }}
          renderEntry={(path) => (
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <EntryField path={`${path}.label`} label={texts.label} />
              <EntryField path={`${path}.url`} label={texts.url} type="url" />
            </div>
          )}
        />
      )}
    </SiteSection>
  )
}

/** What people say about working together here, as the operator wrote it down. */
export function StoriesSection({ site }: { site: EditedSite }) {
  const texts = useTexts(adminSiteCatalog).stories
  return (
    <SiteSection
      id="site-stories"
      title={texts.title}
      text={texts.text({ max: siteLimits.stories })}
      site={site}
      schema={siteSections.stories}
      toValues={({ stories }) => ({ stories })}
    >
      {() => (
        <Entries
          name="stories"
          texts={texts}
          max={siteLimits.stories}
          empty={{ quote: '', name: '', role: '' }}
          renderEntry={(path) => (
            <div className="grid gap-4">
              <EntryField path={`${path}.quote`} label={texts.quote} rows={3} />
              <div className="grid items-start gap-4 sm:grid-cols-2">
                <EntryField path={`${path}.name`} label={texts.who} />
                <EntryField path={`${path}.role`} label={texts.role} />
              </div>
            </div>
          )}
        />
      )}
    </SiteSection>
  )
}

type EntriesProps = {
  /** The form's field with the list. */
  name: string
  texts: {
    name: (values: { number: number }) => string
    add: string
    remove: (values: { number: number }) => string
  }
  max: number
  empty: Record<string, string>
  renderEntry: (path: string) => ReactNode
}

/** A list of entries in a form, to which more can be added. */
function Entries({ name, texts, max, empty, renderEntry }: EntriesProps) {
  const { control } = useFormContext()
  const { fields, append, remove } = useFieldArray({ control, name })
  // After the last entry, the button that adds one is the neighbor.
  const { ref, onMoved } = useFocusOnMove<HTMLDivElement>(fields.length, findNeighbor)
  return (
    <div ref={ref} className="grid gap-4">
      {fields.map((field, index) => (
        <fieldset key={field.id} className="border-line relative min-w-0 rounded-md border p-4">
          <legend className="px-1 text-sm font-semibold">{texts.name({ number: index + 1 })}</legend>
          {renderEntry(`${name}.${index}`)}
          <IconButton
            icon={X}
            label={texts.remove({ number: index + 1 })}
            onClick={() => {
              onMoved(index)
              remove(index)
            }}
            className="mt-2"
          />
        </fieldset>
      ))}
      {fields.length < max && (
        <Button variant="secondary" className="justify-self-start" onClick={() => append(empty)}>
          <Plus aria-hidden />
          {texts.add}
        </Button>
      )}
    </div>
  )
}

type EntryFieldProps = { path: string; label: string; rows?: number; type?: 'url' }

function EntryField({ path, label, rows, type }: EntryFieldProps) {
  const { register, getFieldState, formState } = useFormContext()
  const error = findMessage(getFieldState(path, formState).error)
  return (
    <Field label={label} id={`site-${path.replaceAll('.', '-')}`} required error={error}>
      {rows ? <Textarea rows={rows} {...register(path)} /> : <Input type={type} {...register(path)} />}
    </Field>
  )
}
