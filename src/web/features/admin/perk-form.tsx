import { zodResolver } from '@hookform/resolvers/zod'
import { useState, type ReactNode } from 'react'
import {
  FormProvider,
  useController,
  useForm,
  useFormContext,
  useFormState,
  useWatch,
  type Control,
} from 'react-hook-form'
import {
  perkForm,
  type CataloguePerk,
  type PerkForm as Written,
  type PerkInput,
} from '#contract/admin-perks.ts'
import { limits } from '#contract/limits.ts'
import { codeSources, perkCategories, perkLimits } from '#domain/perks.ts'
import { readableZone } from '#domain/time-zones.ts'
import { isApiError, messageOf } from '#web/lib/api-error.ts'
import { listFormErrors, markRefused } from '#web/lib/form-errors.ts'
import { adminPerksTexts } from '#web/messages/en/admin-perks.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormText } from '#web/ui/form-text.tsx'
import { Input } from '#web/ui/input.tsx'
import { LeaveGuard } from '#web/ui/leave-guard.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { RefusalNote } from './decision-reason.tsx'
import { PerkDay, useZone } from './perk-day.tsx'

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

function valuesOf(perk: CataloguePerk | undefined) {
  if (!perk) return empty
  const { title, description, provider, category, pointsCost, stock, startsAt, endsAt, codeSource } = perk
  const discount = perk.discount ?? ''
  return { title, description, provider, category, pointsCost, discount, stock, startsAt, endsAt, codeSource }
}

/** In the order in which they stand. */
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
const places: readonly string[] = names.map(idOf)
const inOrder = (lines: { fieldId: string; message: string }[]) =>
  lines.toSorted((one, other) => places.indexOf(one.fieldId) - places.indexOf(other.fieldId))
const readNumber = (typed: unknown) => (typed === '' || typed === null ? null : Number(typed))

export type PerkFormProps = {
  /** What is changed; without it one is added. */
  perk?: CataloguePerk
  /** Rejects where it was refused; answers what the form shows from then on. */
  onSave: (written: Written) => Promise<CataloguePerk>
  /** Nothing is left to lose: the page may be left. */
  onSaved?: (perk: CataloguePerk) => void
}

/** What a perk says, costs and holds: written by administrators. */
export function PerkForm({ perk, onSave, onSaved }: PerkFormProps) {
  const { form: texts } = adminPerksTexts
  const { fields } = texts
  const [refusal, setRefusal] = useState<string>()
  const form = useForm<PerkInput, unknown, Written>({
    resolver: zodResolver(perkForm),
    defaultValues: valuesOf(perk),
    shouldFocusError: false,
  })
  const { control, formState } = form
  const { errors, submitCount, isDirty, isSubmitting } = formState
  const zone = useZone()
  const submit = form.handleSubmit(async (written) => {
    setRefusal(undefined)
    try {
      const saved = await onSave(written)
      form.reset(valuesOf(saved))
      onSaved?.(saved)
    } catch (error) {
      markRefused(error, names, form.setError)
      const code = isApiError(error) ? error.body?.code : undefined
      if (code !== 'invalid') {
        setRefusal(code === 'perk_changed' ? texts.changed : messageOf(error, texts.failed))
      }
    }
  })
  return (
    <FormProvider {...form}>
      <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-6">
        <ErrorSummary errors={inOrder(listFormErrors(errors, idOf))} attempt={submitCount} />
        <RefusalNote text={refusal} />
        <Pair>
          <Words name="title" {...fields.title} max={limits.title} />
          <Words name="provider" {...fields.provider} max={limits.name} />
        </Pair>
        <Words name="description" {...fields.description} max={limits.shortText} rows={3} />
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
                label: adminPerksTexts.categories[value],
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
            hint={fields.endsAt.hint(readableZone(zone))}
          />
        </Pair>
        {perk?.offeredAt ? (
          <p className="text-muted measure text-sm">{texts.sourceKept(perk.codeSource)}</p>
        ) : (
          <Source control={control} />
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" loading={isSubmitting} loadingText={texts.pending}>
            {perk ? texts.save : texts.add}
          </Button>
          <p role="status" className="text-muted text-sm">
            {perk && isDirty && texts.unsaved}
          </p>
        </div>
      </form>
      <LeaveGuard isDirty={() => form.formState.isDirty} text={texts.leave} />
    </FormProvider>
  )
}

type WordsProps = {
  name: 'title' | 'provider' | 'description'
  label: string
  hint: string
  max: number
  rows?: number
}

/** What has to be written, with what is left of its length. */
function Words({ name, max, rows, ...field }: WordsProps) {
  const { control, register } = useFormContext<PerkInput>()
  const written = useWatch({ control, name })
  const { errors } = useFormState({ control })
  return (
    <Field {...field} id={idOf(name)} required error={errors[name]?.message} counter={{ text: written, max }}>
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

/** A number that may be left out: what is empty is none. */
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
        {...register(name, { setValueAs: readNumber })}
      />
    </Field>
  )
}

/** Two fields side by side where there is room. */
function Pair({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-x-5 gap-y-6 sm:grid-cols-2">{children}</div>
}

function Source({ control }: { control: Control<PerkInput, unknown, Written> }) {
  const { form: texts } = adminPerksTexts
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
