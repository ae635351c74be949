import { Gift, Plus, X } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { perkPresetsCatalog } from '#contract/texts/perk-presets-texts.ts'
import { perkPresets } from '#domain/projects/projects.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Chip } from '#web/ui/display/chip.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { LiveRegion } from '#web/ui/feedback/live-region.tsx'
import { TooltipIconButton } from '#web/ui/overlays/tooltip-icon-button.tsx'
import { wizardCatalog } from '#web/features/projects/texts/wizard-texts.ts'
import { useAnnouncement } from '#web/lib/focus/announcement.ts'
import { isComposing } from '#web/lib/focus/composing.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { fieldsCatalog } from '#contract/texts/fields-texts.ts'
import { PerkHints } from '#web/features/projects/wizard/safeguards/safeguard-hints.tsx'
import { idOf, useWizardForm, type WizardPerk } from '#web/features/projects/wizard/wizard-form.ts'

/** What volunteers get: preset perks, each once, and custom ones (decision A26). */
export function PerksField() {
  const { perks: texts } = useTexts(wizardCatalog)
  const presets = useTexts(perkPresetsCatalog)
  const form = useWizardForm()
  const perks = useWatch({ control: form.control, name: 'perks' }) ?? []
  const [announcement, announce] = useAnnouncement()
  const heading = useRef<HTMLHeadingElement>(null)
  const error = form.formState.errors.perks

  const save = (changed: WizardPerk[]) => form.setValue('perks', changed, { shouldDirty: true })
  function add(perk: WizardPerk) {
    save([...perks, perk])
    announce(texts.added({ title: perk.title }))
  }
  function remove(perk: WizardPerk) {
    save(perks.filter((one) => one !== perk))
    announce(texts.removed({ title: perk.title }))
    heading.current?.focus()
  }

  return (
    <section aria-labelledby={idOf('perks')} className="border-line grid gap-4 border-t pt-6">
      <div>
        <h3 ref={heading} id={idOf('perks')} tabIndex={-1} className="text-lg">
          {texts.heading}
        </h3>
        <p className="text-muted mt-1 text-sm">{texts.hint}</p>
        {error && (
          <p className="text-danger mt-2 text-sm font-medium">{error.message ?? error.root?.message}</p>
        )}
      </div>
      <div role="group" aria-label={texts.presets} className="flex flex-wrap gap-2">
        {perkPresets.map((type) => {
          const preset = { type, ...presets[type] }
          const added = perks.find((perk) => perk.type === type)
          return (
            <Chip
              key={type}
              pressed={added !== undefined}
              title={preset.description}
              onClick={() => (added ? remove(added) : add(preset))}
            >
              {preset.title}
            </Chip>
          )
        })}
      </div>
      {perks.length > 0 && (
        <ul aria-label={texts.chosen} className="grid gap-2">
          {perks.map((perk, index) => (
            <li
              key={`${perk.type} ${perk.title}`}
              className="border-line bg-sunken flex items-start gap-3 rounded-md border py-2.5 ps-4 pe-2"
            >
              <Gift aria-hidden className="text-primary mt-1 size-5 shrink-0" />
              <div className="min-w-0 flex-1 py-0.5 text-sm">
                <p>
                  <strong className="block text-base font-semibold" dir="auto">
                    {perk.title}
                  </strong>
                  {perk.description}
                </p>
                <PerkHints perk={perk} index={index} />
              </div>
              <TooltipIconButton
                size="sm"
                icon={X}
                label={texts.remove({ title: perk.title })}
                onClick={() => remove(perk)}
              />
            </li>
          ))}
        </ul>
      )}
      <CustomPerk perks={perks} onAdd={add} />
      <LiveRegion text={announcement} />
    </section>
  )
}

/** Adds a custom perk. */
function CustomPerk({ perks, onAdd }: { perks: readonly WizardPerk[]; onAdd: (perk: WizardPerk) => void }) {
  const { perks: texts } = useTexts(wizardCatalog)
  const [title, setTitle] = useState('')
  const { projects } = useTexts(fieldsCatalog)
  const [description, setDescription] = useState('')
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)

  function add() {
    const newTitle = title.trim()
    const isTaken = perks.some((perk) => perk.title.toLowerCase() === newTitle.toLowerCase())
    setError(newTitle === '' ? projects.perkTitle : isTaken ? projects.perkTwice : undefined)
    input.current?.focus()
    if (newTitle === '' || isTaken) return
    onAdd({ type: 'custom', title: newTitle, description: description.trim() })
    setTitle('')
    setDescription('')
  }
  // Enter would otherwise submit the step.
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
    event.preventDefault()
    add()
  }

  return (
    <div
      role="group"
      aria-label={texts.custom}
      className="grid items-start gap-3 sm:grid-cols-[1fr_1.4fr_auto]"
    >
      <Field label={texts.customTitle} error={error}>
        <Input
          ref={input}
          value={title}
          maxLength={limits.title}
          placeholder={texts.customTitlePlaceholder}
          onChange={(event) => setTitle(event.target.value)}
          onKeyDown={addOnEnter}
        />
      </Field>
      <Field label={texts.customDescription} optional>
        <Input
          value={description}
          maxLength={limits.shortText}
          onChange={(event) => setDescription(event.target.value)}
          onKeyDown={addOnEnter}
        />
      </Field>
      <Button variant="secondary" className="sm:mt-7" onClick={add}>
        <Plus aria-hidden />
        {texts.addCustom}
      </Button>
    </div>
  )
}
