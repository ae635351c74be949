import { useState } from 'react'
import type { VolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import { findLanguage, knownLanguages } from '#domain/matching/parsing/languages.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { Card } from '#web/ui/display/card.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { TagInput } from '#web/ui/forms/tag-input.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { volunteerProfileCatalog } from '#web/features/profiles/texts/volunteer-profile-texts.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useSaveFacts, type MatchFacts } from './api.ts'

const declared = ['isAdult', 'isOlder'] as const

/** Facts that decide eligibility but don't affect the match score; all are optional. */
export function MatchFactsCard({ profile }: { profile: VolunteerProfile }) {
  const errorsTexts = useTexts(errorsCatalog)
  const { facts: texts } = useTexts(volunteerProfileCatalog)
  const save = useSaveFacts()
  // Set synchronously: React resets a control whose state changes later than the click.
  const [changed, setChanged] = useState<Partial<MatchFacts>>({})
  const shown = { ...profile, ...changed }
  const answers = [
    { value: '', label: texts.answers.none },
    { value: 'true', label: texts.answers.yes },
    { value: 'false', label: texts.answers.no },
  ]

  function change(facts: Partial<MatchFacts>) {
    setChanged((before) => ({ ...before, ...facts }))
    save.mutate(facts, {
      onSuccess: () => toast({ title: texts.saved }),
      onError: (error) => {
        setChanged({})
        toastFailure(error, texts.failed, errorsTexts.unreachable)
      },
    })
  }

  return (
    <Card as="section" padding="lg" aria-labelledby="match-facts-heading" className="grid grid-cols-1 gap-5">
      <div>
        <h2 id="match-facts-heading" className="text-xl">
          {texts.heading}
        </h2>
        <p className="text-muted measure mt-1 text-sm">{texts.text}</p>
      </div>
      <Checkbox
        className="measure"
        {...texts.remoteOnly}
        checked={shown.remoteOnly}
        onChange={({ target }) => change({ remoteOnly: target.checked })}
      />
      <Field label={texts.languages.label} hint={texts.languages.hint} optional className="max-w-xl">
        <TagInput
          value={shown.languages ?? []}
          placeholder={texts.languages.placeholder}
          known={{
            names: knownLanguages,
            find: findLanguage,
            describeUnknown: (name) => texts.languages.describeUnknown({ name }),
          }}
          onValueChange={(spoken) => change({ languages: spoken.length > 0 ? spoken : null })}
        />
      </Field>
      <div className="grid max-w-xl grid-cols-1 gap-5 sm:grid-cols-2">
        {declared.map((name) => (
          <Field key={name} label={texts[name].label} optional>
            <Select
              options={answers}
              value={String(shown[name] ?? '')}
              onChange={({ target }) =>
                change({ [name]: target.value === '' ? null : target.value === 'true' })
              }
            />
          </Field>
        ))}
      </div>
    </Card>
  )
}
