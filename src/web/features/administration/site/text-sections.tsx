import { siteSections } from '#contract/site/site.ts'
import type { EditedSite } from '#contract/site/site.ts'
import { countries } from '#domain/site/countries.ts'
import { siteLimits } from '#domain/site/site.ts'
import { adminSiteCatalog } from '#web/features/administration/texts/admin-site-texts.ts'
import { layoutCatalog } from '#web/layouts/texts/layout-texts.ts'
import { settingsOf } from '#contract/i18n/languages.ts'
import { useLanguage, useTexts } from '#web/lib/texts.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { FormText } from '#web/ui/forms/form-text.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { TimeZoneField } from '#web/ui/forms/time-zone-field.tsx'
import { SiteSection } from './site-section.tsx'

type Props = { site: EditedSite }

/** What the site is called. */
export function IdentitySection({ site }: Props) {
  const texts = useTexts(adminSiteCatalog).identity
  return (
    <SiteSection
      id="site-identity"
      title={texts.title}
      text={texts.text}
      site={site}
      schema={siteSections.identity}
      toValues={({ name }) => ({ name: name ?? '' })}
    >
      {() => (
        <FormText
          name="name"
          id="site-name"
          label={texts.name.label}
          hint={texts.name.hint({ name: site.defaults.name })}
          placeholder={site.defaults.name}
          max={siteLimits.name}
        />
      )}
    </SiteSection>
  )
}

/** The first words of the start pages. */
export function StartSection({ site }: Props) {
  const texts = useTexts(adminSiteCatalog).start
  const { tagline } = useTexts(layoutCatalog)
  return (
    <SiteSection
      id="site-start"
      title={texts.title}
      text={texts.text}
      site={site}
      schema={siteSections.start}
      toValues={({ heroTitle, heroText }) => ({ heroTitle: heroTitle ?? '', heroText: heroText ?? '' })}
    >
      {() => (
        <>
          <FormText
            name="heroTitle"
            id="site-hero-title"
            label={texts.heroTitle.label}
            hint={texts.heroTitle.hint({ title: tagline })}
            max={siteLimits.heroTitle}
          />
          <FormText
            name="heroText"
            id="site-hero-text"
            {...texts.heroText}
            max={siteLimits.heroText}
            rows={3}
          />
        </>
      )}
    </SiteSection>
  )
}

/** Countries by their codes (ISO 3166-1), which browsers name in the reader's language. */
function useCountries() {
  const { locale } = settingsOf(useLanguage())
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  return countries
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale))
}

/** Where people reach the operator, and the defaults for people who haven’t chosen. */
export function ContactSection({ site }: Props) {
  const texts = useTexts(adminSiteCatalog).contact
  const options = useCountries()
  return (
    <SiteSection
      id="site-contact"
      title={texts.title}
      text={texts.text}
      site={site}
      schema={siteSections.contact}
      toValues={({ contactEmail, country, timeZone }) => ({
        contactEmail: contactEmail ?? '',
        country: country ?? '',
        timeZone: timeZone ?? '',
      })}
    >
      {({ register, formState: { errors } }) => (
        <>
          <Field
            id="site-contact-email"
            label={texts.contactEmail.label}
            hint={texts.contactEmail.hint({ email: site.defaults.contactEmail })}
            optional
            error={errors.contactEmail?.message}
          >
            <Input type="email" autoComplete="off" {...register('contactEmail')} />
          </Field>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <Field
              id="site-country"
              label={texts.country.label}
              hint={texts.country.hint}
              error={errors.country?.message}
            >
              <Select options={options} placeholder={texts.country.none} {...register('country')} />
            </Field>
            <TimeZoneField
              id="site-time-zone"
              label={texts.timeZone.label}
              hint={texts.timeZone.hint}
              none={texts.timeZone.none}
              error={errors.timeZone?.message}
              always={[site.timeZone]}
              control={register('timeZone')}
            />
          </div>
        </>
      )}
    </SiteSection>
  )
}
