import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  FormProvider,
  useController,
  useFormContext,
  useFormState,
  useWatch,
  type Control,
} from 'react-hook-form'
import {
  perkForm,
  type CataloguePerk,
  type PerkForm as PerkValues,
  type PerkInput,
} from '#contract/rewards/perk-catalog.ts'
import { limits } from '#contract/limits.ts'
import { rewardsNamesCatalog } from '#contract/texts/rewards-names-texts.ts'
import { codeSources, perkCategories, perkLimits } from '#domain/rewards/perks.ts'
import { formatZone } from '#domain/time/time-zones.ts'
import { isApiError, messageOf } from '#web/lib/calls/api-error.ts'
import { useMutationForm } from '#web/lib/forms/endpoint-form.ts'
import { listFormErrors } from '#web/lib/forms/form-errors.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { FormText } from '#web/ui/forms/form-text.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { LeaveGuard } from '#web/ui/overlays/leave-guard.tsx'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { RefusalNote } from '#web/features/administration/cases/decision-reason.tsx'
import {
  adminPerksCatalog,
  type AdminPerksTexts,
} from '#web/features/administration/texts/admin-perks-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { PerkDay, useTimeZone } from './perk-day.tsx'

const empty = {
  title: '',
  description: '',
  provider: '',
  discount: '',
  stock: null,
  startsAt: null,
  endsAt: null,
  codeSource: 'list',
} as const

function valuesOf(perk: CataloguePerk) {
  const { title, description, provider, category, pointsCost, stock, startsAt, endsAt, codeSource } = perk
  const discount = perk.discount ?? ''
  return { title, description, provider, category, pointsCost, discount, stock, startsAt, endsAt, codeSource }
}

/** The field names, in display order. */
const names = [
  'title',
  'provider',
  'description',
  'category',
  'discount',
  'pointsCost',
  'stock',
  'startsAt',
  'endsAt',
  'codeSource',
] as const
const idOf = (name: string) => `perk-${name}`
const fieldIds: readonly string[] = names.map(idOf)
const sortByField = (lines: { fieldId: string; message: string }[]) =>
  lines.toSorted((one, other) => fieldIds.indexOf(one.fieldId) - fieldIds.indexOf(other.fieldId))
const parseNumber = (typed: unknown) => (typed === '' || typed === null ? null : Number(typed))

export type PerkFormProps = {
  /** The perk to edit; without it a new one is added. */
  perk?: CataloguePerk
  /** Adds it, or saves what changed. */
  save: UseMutationResult<CataloguePerk, Error, PerkValues>
  /** Nothing unsaved is left, so the page may be left. */
  onSaved?: (perk: CataloguePerk) => void
}

/** A perk's texts, price and stock, for administrators. */
export function PerkForm({ perk, save, onSaved }: PerkFormProps) {
  const adminPerksTexts = useTexts(adminPerksCatalog)
  const { perkCategories: categories } = useTexts(rewardsNamesCatalog)
  const { form: texts } = adminPerksTexts
  const { fields } = texts
  const { form, errors, attempt, submit } = useMutationForm(save, (values) => values, {
    schema: perkForm,
    defaultValues: perk ? valuesOf(perk) : empty,
    onSent: (saved, _, { showSaved }) => {
      showSaved(valuesOf(saved))
      onSaved?.(saved)
    },
  })
  const { control } = form
  const { isDirty } = form.formState
  const zone = useTimeZone()
  return (
    <FormProvider {...form}>
      <form method="post" noValidate onSubmit={submit} className="grid gap-6">
        <ErrorSummary errors={sortByField(listFormErrors(errors, idOf))} attempt={attempt} />
        <RefusalNote text={save.error ? nameRefusal(adminPerksTexts, save.error) : undefined} />
        <Pair>
          <CountedTextField name="title" {...fields.title} max={limits.title} />
          <CountedTextField name="provider" {...fields.provider} max={limits.name} />
        </Pair>
        <CountedTextField name="description" {...fields.description} max={limits.shortText} rows={3} />
        <Pair>
          <Field
            label={fields.category.label}
            hint={fields.category.hint}
            id={idOf('category')}
            required
            error={errors.category?.message}
          >
            <Select
              placeholder={fields.category.placeholder}
              options={perkCategories.map((value) => ({
                value,
                label: categories[value],
              }))}
              {...form.register('category')}
            />
          </Field>
          <FormText name="discount" id={idOf('discount')} {...fields.discount} max={limits.label} />
        </Pair>
        <Pair>
          <WholeNumber name="pointsCost" {...fields.pointsCost} bounds={perkLimits.points} required />
          <WholeNumber name="stock" {...fields.stock} bounds={perkLimits.stock} optional />
        </Pair>
        <Pair>
          <PerkDay control={control} name="startsAt" id={idOf('startsAt')} {...fields.startsAt} />
          <PerkDay
            control={control}
            name="endsAt"
            id={idOf('endsAt')}
            label={fields.endsAt.label}
            hint={fields.endsAt.hint({ zone: formatZone(zone) })}
          />
        </Pair>
        {perk?.offeredAt ? (
          <p className="text-muted measure text-sm">{texts.sourceKept({ source: perk.codeSource })}</p>
        ) : (
          <Source control={control} />
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" loading={save.isPending} loadingText={texts.pending}>
            {perk ? texts.save : texts.add}
          </Button>
          <p role="status" className="text-muted text-sm">
            {perk && isDirty && texts.unsaved}
          </p>
        </div>
      </form>
      <LeaveGuard isDirty={() => isDirty} text={texts.leave} />
    </FormProvider>
  )
}

/** Why it was not saved, unless the fields say so. */
function nameRefusal(adminPerksTexts: AdminPerksTexts, error: Error): string | undefined {
  const { form: texts } = adminPerksTexts
  const code = isApiError(error) ? error.body?.code : undefined
  if (code === 'invalid') return undefined
  return code === 'perk_changed' ? texts.changed : messageOf(error, texts.failed)
}

type CountedTextFieldProps = {
  name: 'title' | 'provider' | 'description'
  label: string
  hint: string
  max: number
  rows?: number
}

/** A required text with the characters left. */
function CountedTextField({ name, max, rows, ...field }: CountedTextFieldProps) {
  const { control, register } = useFormContext<PerkInput>()
  const values = useWatch({ control, name })
  const { errors } = useFormState({ control })
  return (
    <Field {...field} id={idOf(name)} required error={errors[name]?.message} counter={{ text: values, max }}>
      {rows ? <Textarea rows={rows} {...register(name)} /> : <Input {...register(name)} />}
    </Field>
  )
}

type WholeNumberProps = {
  name: 'pointsCost' | 'stock'
  label: string
  hint: string
  bounds: { min: number; max: number }
  required?: boolean
  optional?: boolean
}

/** An optional number; empty means none. */
function WholeNumber({ name, bounds, ...field }: WholeNumberProps) {
  const { control, register } = useFormContext<PerkInput>()
  const { errors } = useFormState({ control })
  return (
    <Field {...field} id={idOf(name)} error={errors[name]?.message}>
      <Input
        type="number"
        inputMode="numeric"
        min={bounds.min}
        max={bounds.max}
        className="w-36"
        {...register(name, { setValueAs: parseNumber })}
      />
    </Field>
  )
}

/** Two fields side by side if there is room. */
function Pair({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-x-5 gap-y-6 sm:grid-cols-2">{children}</div>
}

function Source({ control }: { control: Control<PerkInput, unknown, PerkValues> }) {
  const { form: texts } = useTexts(adminPerksCatalog)
  const {
    field: { value, onChange },
    fieldState: { error },
  } = useController({ control, name: 'codeSource' })
  return (
    <RadioCards
      id={idOf('codeSource')}
      legend={texts.fields.codeSource.label}
      value={value}
      onValueChange={onChange}
      error={error?.message}
      options={codeSources.map((source) => ({ value: source, ...texts.sources[source] }))}
    />
  )
}
