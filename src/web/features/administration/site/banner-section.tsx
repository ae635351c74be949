import { useMemo } from 'react'
import { limits } from '#contract/limits.ts'
import { makeBannerForm, type EditedSite } from '#contract/site/site.ts'
import { siteLimits } from '#domain/site/site.ts'
import { dayInZone } from '#domain/time/time.ts'
import { adminSiteCatalog } from '#web/features/administration/texts/admin-site-texts.ts'
import { findMessage } from '#web/lib/forms/form-errors.ts'
import { formatZone } from '#domain/time/time-zones.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { FormText } from '#web/ui/forms/form-text.tsx'
import { FormWebsite } from '#web/ui/forms/form-website.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { useSaveSite } from './site-api.ts'
import { SiteSection } from './site-section.tsx'

/** The banner of all pages. */
export function BannerSection({ site }: { site: EditedSite }) {
  const texts = useTexts(adminSiteCatalog).banner
  const zone = site.timeZone ?? site.defaults.timeZone
  const remove = useSaveSite({ failed: useTexts(adminSiteCatalog).saveFailed })
  const schema = useMemo(() => makeBannerForm(zone), [zone])
  return (
    <SiteSection
      id="site-banner"
      title={texts.title}
      text={texts.text}
      site={site}
      schema={schema}
      toValues={({ announcement }) => ({
        announcement: {
          text: announcement?.text ?? '',
          url: announcement?.url ?? '',
          // The banner ends when the next day starts.
          endsAt: announcement ? dayInZone(new Date(Date.parse(announcement.endsAt) - 1), zone) : '',
        },
      })}
      actions={({ reset, setFocus }) =>
        site.announcement && (
          <Button
            variant="ghost"
            loading={remove.isPending}
            onClick={() =>
              remove.mutate(
                { announcement: null, version: site.version },
                {
                  onSuccess: () => {
                    // The button goes. The form knows its fields again only when it is next rendered.
                    setFocus('announcement.text')
                    reset({ announcement: { text: '', url: '', endsAt: '' } }, { keepDirtyValues: false })
                  },
                },
              )
            }
          >
            {texts.remove}
          </Button>
        )
      }
    >
      {({ register, formState: { errors } }) => (
        <>
          <FormText
            name="announcement.text"
            id="site-announcement-text"
            label={texts.words}
            min={1}
            max={siteLimits.announcement}
            rows={2}
          />
          <FormWebsite
            name="announcement.url"
            id="site-announcement-url"
            {...texts.url}
            max={limits.shortText}
          />
          <Field
            id="site-announcement-ends"
            label={texts.endsAt.label}
            hint={texts.endsAt.hint({ zone: formatZone(zone) })}
            required
            error={findMessage(errors.announcement?.endsAt)}
          >
            <Input type="date" max="2999-12-31" className="w-48" {...register('announcement.endsAt')} />
          </Field>
        </>
      )}
    </SiteSection>
  )
}
