import { FolderOpen, Pencil, Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { limits, volunteerLimits } from '#contract/limits.ts'
import { portfolioProject } from '#contract/profiles/volunteer-profiles.ts'
import { describeFieldText } from '#contract/field-texts.ts'
import { fieldsCatalog } from '#contract/texts/fields-texts.ts'
import { describeSkill, describeSkills } from '#contract/i18n/skills-and-causes.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import { portfolioSkills } from '#domain/options/skills.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ChipGroup } from '#web/ui/forms/chip-group.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { LiveRegion } from '#web/ui/feedback/live-region.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { toggle } from '#web/ui/forms/toggle.ts'
import { TooltipIconButton } from '#web/ui/overlays/tooltip-icon-button.tsx'
import { volunteerProfileCatalog } from '#web/features/profiles/texts/volunteer-profile-texts.ts'
import { useAnnouncement } from '#web/lib/focus/announcement.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { emptyProject, idOf, hasText, useSetupForm, type PortfolioEntry } from './setup-form.ts'
const { descriptionMin, impactMin } = volunteerLimits.portfolio
/** A project's texts, as typed. */
const written = ['title', 'description', 'impact'] as const

/** Earlier work: the listed projects, and the fields to add one. */
export function PortfolioField({ projects }: { projects: readonly PortfolioEntry[] }) {
  const { portfolio: texts } = useTexts(volunteerProfileCatalog).setup
  const form = useSetupForm()
  const [announcement, announce] = useAnnouncement()
  const list = useRef<HTMLHeadingElement>(null)
  const [open] = [useWatch({ control: form.control, name: 'newProject' })]
  const save = (changed: PortfolioEntry[]) =>
    form.setValue('portfolio.projects', changed, { shouldDirty: true })
  const write = (entry: PortfolioEntry) => form.setValue('newProject', entry, { shouldDirty: true })
  const without = (entry: PortfolioEntry) => projects.filter((one) => one !== entry)

  function add(entry: PortfolioEntry) {
    save([...projects, entry])
    write(emptyProject)
    form.clearErrors('newProject')
    announce(texts.added({ title: entry.title }))
    list.current?.focus()
  }
  function remove(entry: PortfolioEntry) {
    save(without(entry))
    announce(texts.removed({ title: entry.title }))
    list.current?.focus()
  }
  function edit(entry: PortfolioEntry) {
    save(without(entry))
    write(entry)
    form.setFocus('newProject.title')
  }

  return (
    <div className="grid gap-7">
      <section aria-labelledby={idOf('portfolio')} className="grid gap-4">
        <div>
          <h3 ref={list} id={idOf('portfolio')} tabIndex={-1} className="text-lg outline-none">
            {texts.heading}
          </h3>
          <p className="text-muted mt-1 text-sm">{texts.hint}</p>
        </div>
        {projects.length === 0 ? (
          <p className="border-line text-muted flex items-center gap-3 rounded-md border border-dashed px-4 py-3 text-sm">
            <FolderOpen aria-hidden className="size-5 shrink-0" />
            {texts.none}
          </p>
        ) : (
          <ul aria-label={texts.heading} className="grid gap-3">
            {projects.map((entry, index) => (
              <Entry
                key={`${index} ${entry.title}`}
                entry={entry}
                onRemove={() => remove(entry)}
                onEdit={hasText(open) ? null : () => edit(entry)}
              />
            ))}
          </ul>
        )}
      </section>
      {projects.length < limits.list && <NewProject entry={open} onAdd={add} />}
      <LiveRegion text={announcement} />
    </div>
  )
}

type EntryProps = { entry: PortfolioEntry; onRemove: () => void; onEdit: (() => void) | null }

function Entry({ entry, onRemove, onEdit }: EntryProps) {
  const { portfolio: texts } = useTexts(volunteerProfileCatalog).setup
  const labels = useTexts(skillsAndCausesCatalog)
  return (
    <li className="border-line bg-sunken flex items-start gap-1 rounded-md border py-3 ps-4 pe-2">
      <div className="grid min-w-0 flex-1 gap-1 py-0.5 text-sm wrap-anywhere">
        <strong className="text-base font-semibold" dir="auto">
          {entry.title}
        </strong>
        <p className="whitespace-pre-line">{entry.description}</p>
        <p className="whitespace-pre-line">
          <span className="text-muted">{texts.impactIs}</span> {entry.impact}
        </p>
        <p className="text-muted">{describeSkills(labels, entry.skills).join(' · ')}</p>
      </div>
      {onEdit && (
        <TooltipIconButton
          size="sm"
          icon={Pencil}
          label={texts.edit({ title: entry.title })}
          onClick={onEdit}
        />
      )}
      <TooltipIconButton size="sm" icon={X} label={texts.remove({ title: entry.title })} onClick={onRemove} />
    </li>
  )
}

/** The fields of a new project; it can be added once all are filled in. */
function NewProject({ entry, onAdd }: { entry: PortfolioEntry; onAdd: (entry: PortfolioEntry) => void }) {
  const { portfolio: texts } = useTexts(volunteerProfileCatalog).setup
  const fieldsTexts = useTexts(fieldsCatalog)
  const labels = useTexts(skillsAndCausesCatalog)
  const form = useSetupForm()
  const [hasSubmitted, setHasSubmitted] = useState(false)
  const checked = portfolioProject.safeParse(entry)
  const errorOf = (name: string) => {
    const issue = hasSubmitted && checked.error?.issues.find(({ path }) => path[0] === name)
    return issue ? describeFieldText(fieldsTexts, issue.message) : undefined
  }
  const isFilled = entry.skills.length > 0 && written.every((name) => entry[name].trim() !== '')
  const left = form.formState.errors.newProject?.message
  const own = entry.skills.filter((skill) => !portfolioSkills.some((each) => each === skill))

  function add() {
    setHasSubmitted(!checked.success)
    if (checked.success) return onAdd(checked.data)
    const wrong = written.find((name) => checked.error.issues.some(({ path }) => path[0] === name))
    if (wrong) form.setFocus(`newProject.${wrong}`)
  }
  const control = (name: (typeof written)[number]) => form.register(`newProject.${name}`)

  return (
    <section aria-labelledby={idOf('newProject')} className="border-line grid gap-5 border-t pt-6">
      <div>
        <h3 id={idOf('newProject')} tabIndex={-1} className="text-lg outline-none">
          {texts.newHeading}
        </h3>
        {left && <p className="text-danger mt-2 text-sm font-medium">{left}</p>}
      </div>
      <Field label={texts.title} error={errorOf('title')} counter={{ text: entry.title, max: limits.title }}>
        <Input placeholder={texts.titlePlaceholder} {...control('title')} />
      </Field>
      <Field
        label={texts.description}
        error={errorOf('description')}
        counter={{ text: entry.description, min: descriptionMin, max: limits.longText }}
      >
        <Textarea rows={3} {...control('description')} />
      </Field>
      <Field
        label={texts.impact}
        error={errorOf('impact')}
        counter={{ text: entry.impact, min: impactMin, max: limits.longText }}
      >
        <Textarea rows={2} {...control('impact')} />
      </Field>
      <Field group label={texts.skills} error={errorOf('skills')}>
        <ChipGroup
          options={[...portfolioSkills, ...own].map((value) => ({
            value,
            label: describeSkill(labels, value),
          }))}
          value={entry.skills}
          onToggle={(skill) => {
            const skills = toggle(form.getValues('newProject.skills'), skill)
            form.setValue('newProject.skills', skills, { shouldDirty: true })
          }}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" disabled={!isFilled} onClick={add}>
          <Plus aria-hidden />
          {texts.add}
        </Button>
        {hasText(entry) && (
          <Button
            variant="ghost"
            onClick={() => {
              form.setValue('newProject', emptyProject, { shouldDirty: true })
              form.clearErrors('newProject')
              setHasSubmitted(false)
            }}
          >
            {texts.clear}
          </Button>
        )}
      </div>
    </section>
  )
}
