import { siteSections } from '#contract/site/site.ts'
import type { EditedSite } from '#contract/site/site.ts'
import { siteLimits } from '#domain/site/site.ts'
import { adminSiteCatalog } from '#web/features/administration/texts/admin-site-texts.ts'
import { layoutCatalog } from '#web/layouts/texts/layout-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { FormText } from '#web/ui/forms/form-text.tsx'
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
