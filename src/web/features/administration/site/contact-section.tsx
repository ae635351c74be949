import { siteSections, type EditedSite } from '#contract/site/site.ts'
import { settingsOf } from '#contract/i18n/languages.ts'
import { countries } from '#domain/site/countries.ts'
import { proposeTimeZone } from '#domain/time/country-zones.ts'
import { currentZoneName, formatZone } from '#domain/time/time-zones.ts'
import { adminSiteCatalog } from '#web/features/administration/texts/admin-site-texts.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { listCountryTimeZones } from '#web/lib/forms/country-time-zones.ts'
import { getDeviceTimeZone } from '#web/lib/format/time-zone.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { TimeZoneField } from '#web/ui/forms/time-zone-field.tsx'
import { SiteSection } from './site-section.tsx'

/** Countries by their codes (ISO 3166-1), which browsers name in the reader's language. */
function useCountries() {
  const { locale } = settingsOf(useLanguage())
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  return countries
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale))
}

const zoneId = 'site-time-zone'

/** Where people reach the operator, and the defaults for people who haven’t chosen. */
export function ContactSection({ site }: { site: EditedSite }) {
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
      {({ register, watch, setValue, formState: { errors } }) => (
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
              id={zoneId}
              label={texts.timeZone.label}
              hint={texts.timeZone.hint}
              none={texts.timeZone.none}
              error={errors.timeZone?.message}
              always={[site.timeZone]}
              control={register('timeZone')}
            />
          </div>
          <ZoneProposal
            country={watch('country') ?? ''}
            chosen={watch('timeZone') ?? ''}
            onChoose={(zone) => {
              setValue('timeZone', zone, { shouldDirty: true })
              // The button is gone.
              document.getElementById(zoneId)?.focus()
            }}
          />
        </>
      )}
    </SiteSection>
  )
}

type ZoneProposalProps = { country: string; chosen: string; onChoose: (zone: string) => void }

/** The time zone of the chosen country, unless the chosen one is one of that country. */
function ZoneProposal({ country, chosen, onChoose }: ZoneProposalProps) {
  const { proposal } = useTexts(adminSiteCatalog).contact.timeZone
  const zones = listCountryTimeZones(country)
  if (zones.map(currentZoneName).includes(currentZoneName(chosen))) return null
  const zone = proposeTimeZone(country, zones, getDeviceTimeZone())
  if (zone === null || zone === chosen) return null
  return (
    <div>
      <Button variant="secondary" size="sm" onClick={() => onChoose(zone)}>
        {proposal({ zone: formatZone(zone) })}
      </Button>
    </div>
  )
}
