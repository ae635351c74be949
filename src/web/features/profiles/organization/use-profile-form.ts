import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { OrganizationProfile } from '#contract/profiles/organization-profiles.ts'
import { fieldsCatalog } from '#contract/texts/fields-texts.ts'
import type { z } from '#contract/zod.ts'
import { socialNetworks } from '#domain/organizations/organizations.ts'
import { issuesOf } from '#web/lib/calls/api-error.ts'
import { listChanged, pickChanged } from '#web/lib/forms/changed-fields.ts'
import { useDraftForm } from '#web/lib/drafts/draft-form.ts'
import { createResolver } from '#web/lib/forms/form-rules.ts'
import { toServerError } from '#web/lib/forms/translate-errors.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useSaveOrganization } from './api.ts'
import { pickFields, toFormValues, type OrganizationField, type OrganizationValues } from './values.ts'

export type ProfileFormProps = {
  draftName: string
  /** Null creates one. */
  profile: OrganizationProfile | null
  /** The organization's time zone, for a new profile; null means UTC. */
  timeZone?: string | null
  /** The screen's own schema, which also defines its fields. */
  rules: z.ZodObject
  fields: readonly OrganizationField[]
  /** Shows the rejected fields. */
  showErrors: (names: readonly string[]) => void
  onSaved: (profile: OrganizationProfile) => void
  onFailed: (error: unknown) => void
}

/** What both screens require. */
const essentials = ['organizationName', 'description', 'causeAreas'] as const

/**
 * The form of one screen over the shared profile. A new profile is validated as a whole. For an existing one only
 * changed fields are validated and sent, so values that another screen or member saved are neither rejected nor lost
 * (decisions A7, A8); but what both screens require must be there, or an organization that only has a name would save
 * a blank profile.
 */
export function useProfileForm(props: ProfileFormProps) {
  const { draftName, profile, timeZone = null, rules, fields } = props
  const fieldsTexts = useTexts(fieldsCatalog)
  const [initial] = useState(() => toFormValues(profile ?? { timeZone }))
  const { form, found, isDraftSaved, ...draft } = useDraftForm<OrganizationValues>({
    draftName,
    resolver: createResolver(rules),
    fill: (stored) => toFormValues(profile ?? { timeZone }, stored),
    initial,
    fieldOf: (path) => fields.find((name) => name === path.split('.')[0]),
    pick: (values) => pickChanged(fields, initial, values),
  })
  // Recomputed on every change.
  useWatch({ control: form.control })
  const changed = listChanged(fields, initial, form.getValues())
  const save = useSaveOrganization({ isNew: !profile })
  // A second press before the checks end must not continue as well.
  const isChecking = useRef(false)

  async function send() {
    if (save.isPending || isChecking.current) return
    const values = form.getValues()
    const blank = essentials.filter((name) => fields.includes(name) && values[name].length === 0)
    const checkedFields = profile ? [...new Set([...changed, ...blank])] : fields
    isChecking.current = true
    const isValid = checkedFields.length === 0 || (await form.trigger(checkedFields))
    isChecking.current = false
    if (!isValid) {
      props.showErrors(checkedFields.filter((name) => form.getFieldState(name).error))
      return
    }
    try {
      const saved = await save.mutateAsync(pickFields(initial, form.getValues(), checkedFields))
      draft.forget()
      props.onSaved(saved)
    } catch (error) {
      const refused = issuesOf(error).flatMap(({ path, message }) => {
        const name = fields.find((each) => each === path.split('.')[0])
        const network = socialNetworks.find((each) => path === `socialMedia.${each}`)
        const refusal = toServerError(fieldsTexts, message)
        if (network) form.setError(`socialMedia.${network}`, refusal)
        else if (name) form.setError(name, refusal)
        return name ?? []
      })
      if (refused.length > 0) props.showErrors(refused)
      props.onFailed(error)
    }
  }
  return {
    form,
    found,
    isDraftSaved,
    changed,
    send,
    discard: draft.discard,
    isPending: save.isPending,
    isDirty: () => listChanged(fields, initial, form.getValues()).length > 0 && !save.isSuccess,
    losesMark:
      profile?.isVerified === true && (changed.includes('organizationName') || changed.includes('ein')),
  }
}
