import { useState, type ReactNode } from 'react'
import { FormProvider, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type { EditedSite, SiteChangeInput } from '#contract/site/site.ts'
import type { z } from '#contract/zod.ts'
import { RefusalNote } from '#web/features/administration/cases/decision-reason.tsx'
import { adminSiteCatalog, type AdminSiteTexts } from '#web/features/administration/texts/admin-site-texts.ts'
import { isApiError, messageOf } from '#web/lib/calls/api-error.ts'
import { useMutationForm } from '#web/lib/forms/endpoint-form.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { SettingCard } from '#web/ui/display/setting-card.tsx'
import { LeaveGuard } from '#web/ui/overlays/leave-guard.tsx'
import { useReadVersion, useSaveSite } from './site-api.ts'

type SiteSectionProps<Values extends FieldValues, Parsed extends Omit<SiteChangeInput, 'version'>> = {
  id: string
  title: string
  text: string
  site: EditedSite
  schema: z.ZodType<Parsed, Values>
  /** What the form shows of the site, also after it was saved. */
  toValues: (site: EditedSite) => Values
  /** Beside the button that saves. */
  actions?: (form: UseFormReturn<Values, unknown, Parsed>) => ReactNode
  children: (form: UseFormReturn<Values, unknown, Parsed>) => ReactNode
}

/** A part of the site's settings that saves by itself. A refusal keeps what was typed. */
export function SiteSection<Values extends FieldValues, Parsed extends Omit<SiteChangeInput, 'version'>>({
  id,
  title,
  text,
  site,
  schema,
  toValues,
  actions,
  children,
}: SiteSectionProps<Values, Parsed>) {
  const common = useTexts(adminSiteCatalog)
  const save = useSaveSite()
  const readVersion = useReadVersion()
  // What the form was filled from: saving another section fetches what others changed, but not into what is typed here.
  const [version, setVersion] = useState(site.version)
  const { form, isDirty, submit } = useMutationForm<SiteChangeInput, EditedSite, Values, Parsed>(
    save,
    (parsed) => ({ ...parsed, version }),
    {
      schema,
      values: toValues(site),
      // Without `keepDirty` what is typed would stay, but count as saved.
      resetOptions: { keepDirtyValues: true, keepDirty: true },
      shouldFocusError: true,
      fieldOf: (path) => (isFieldOf(toValues(site), path) ? path : undefined),
      onSent: (saved, _, { showSaved }) => {
        setVersion(saved.version)
        showSaved(toValues(saved))
      },
      onRefused: (error) => {
        // They are asked to check, so the next save is on purpose.
        if (isSiteChanged(error)) setVersion(readVersion())
      },
    },
  )
  if (!isDirty && version !== site.version) setVersion(site.version)
  return (
    <SettingCard id={id} title={title} text={text}>
      <FormProvider {...form}>
        <form method="post" noValidate onSubmit={submit} aria-labelledby={id} className="grid gap-5">
          <RefusalNote takesFocus text={save.error ? nameRefusal(save.error, common) : undefined} />
          {children(form)}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button type="submit" loading={save.isPending} loadingText={common.saving}>
              {common.save}
            </Button>
            {actions?.(form)}
            <p role="status" className="text-muted text-sm">
              {isDirty && common.unsaved}
            </p>
          </div>
        </form>
        <LeaveGuard isDirty={() => isDirty} text={common.leave} />
      </FormProvider>
    </SettingCard>
  )
}

/** Whether a path, such as `stories.0.name`, is that of an input in a form with these values. */
const isFieldOf = <Values extends FieldValues>(values: Values, path: string): path is FieldPath<Values> =>
  (path.split('.')[0] ?? '') in values

/** Why it was not saved, unless the fields say so. */
function nameRefusal(error: Error, texts: AdminSiteTexts): string | undefined {
  if (isApiError(error) && error.body?.code === 'invalid') return undefined
  return isSiteChanged(error) ? texts.changed : messageOf(error, texts.saveFailed)
}

const isSiteChanged = (error: Error) => isApiError(error) && error.body?.code === 'site_changed'
