import { useState } from 'react'
import type { VolunteerProfile } from '#contract/volunteer-profiles.ts'
import { findLanguage, knownLanguages } from '#domain/matching/languages.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { errorsTexts } from '#web/messages/en/errors.ts'
import { volunteerProfileTexts } from '#web/messages/en/volunteer-profile.ts'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TagInput } from '#web/ui/tag-input.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useSaveFacts, type MatchFacts } from './api.ts'

const languages = {
  names: knownLanguages,
  find: findLanguage,
  doubt: volunteerProfileTexts.facts.languages.doubt,
}
const declared = ['isAdult', 'isOlder'] as const

/** What decides which projects a volunteer can take, and weighs in no score; all of it may be left open. */
export function MatchFactsCard({ profile }: { profile: VolunteerProfile }) {
  const { facts: texts } = volunteerProfileTexts
  const save = useSaveFacts()
  // Changed under the finger: React sets a control back whose state comes any later than the press.
  const [changed, setChanged] = useState<Partial<MatchFacts>>({})
  const shown = { ...profile, ...changed }

  function change(facts: Partial<MatchFacts>) {
    setChanged((before) => ({ ...before, ...facts }))
    save.mutate(facts, {
      onSuccess: () => toast({ title: texts.saved }),
      onError: (error) => {
        setChanged({})
        tellFailure(error, texts.failed, errorsTexts.unreachable)
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
          known={languages}
          onValueChange={(spoken) => change({ languages: spoken.length > 0 ? spoken : null })}
        />
      </Field>
      <div className="grid max-w-xl grid-cols-1 gap-5 sm:grid-cols-2">
        {declared.map((name) => (
          <Field key={name} label={texts[name].label} optional>
            <Select
              options={texts.answers}
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
