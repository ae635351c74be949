import { useCallback } from 'react'
import { siteSections, type EditedSite } from '#contract/site/site.ts'
import { accentTokens, makeAccent, type Accent } from '#domain/site/accent.ts'
import { toCss } from '#domain/site/color.ts'
import { adminSiteCatalog } from '#web/features/administration/texts/admin-site-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { SiteSection } from './site-section.tsx'

/** The primary token of light pages, as the color picker writes it. */
const productColor = '#0d664d'

/** A color code as it is stored: without the spaces that come with a copied one, and with the # that some leave out. */
const toColorCode = (text: string) => text.trim().replace(/^(?=[0-9a-f]{6}$)/i, '#')

/** Whether a typed color is complete. */
const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

const inputId = 'site-accent'

/** The accent color, with what both themes make of it while it is chosen. */
export function ColorSection({ site }: { site: EditedSite }) {
  const common = useTexts(adminSiteCatalog)
  const texts = common.color
  return (
    <SiteSection
      id="site-color"
      title={texts.title}
      text={texts.text}
      site={site}
      schema={siteSections.color}
      toValues={({ accent }) => ({ accent: accent ?? '' })}
      actions={({ setValue, watch }) =>
        watch('accent') && (
          <Button
            variant="ghost"
            onClick={() => {
              setValue('accent', '', { shouldDirty: true })
              // The button is gone.
              document.getElementById(inputId)?.focus()
            }}
          >
            {common.reset}
          </Button>
        )
      }
    >
      {({ watch, setValue, formState: { errors } }) => {
        const chosen = watch('accent') ?? ''
        return (
          <>
            <Field id={inputId} label={texts.label}>
              <Input
                type="color"
                className="w-24 py-1"
                value={isColor(chosen) ? chosen : productColor}
                onChange={(event) => setValue('accent', event.currentTarget.value, { shouldDirty: true })}
              />
            </Field>
            <Field
              id={`${inputId}-hex`}
              label={texts.hex}
              hint={texts.hexHint}
              error={errors.accent?.message}
            >
              <Input
                className="w-40"
                autoCapitalize="off"
                spellCheck={false}
                placeholder={productColor}
                value={chosen}
                onChange={(event) =>
                  setValue('accent', toColorCode(event.currentTarget.value), { shouldDirty: true })
                }
              />
            </Field>
            <Preview
              chosen={isColor(chosen) ? chosen : productColor}
              isUnclear={chosen !== '' && !isColor(chosen)}
            />
          </>
        )
      }}
    </SiteSection>
  )
}

/** A sample of each theme. While the color code is incomplete, nothing is said about it. */
function Preview({ chosen, isUnclear }: { chosen: string; isUnclear: boolean }) {
  const texts = useTexts(adminSiteCatalog).color
  const accent = makeAccent(chosen)
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <Sample theme="light" accent={accent} title={texts.light} />
        <Sample theme="dark" accent={accent} title={texts.darkPages} />
      </div>
      <p role="status" className="text-sm">
        {!isUnclear && `${accent.adjusted ? texts.darker : texts.kept} ${texts.dark}`}
      </p>
    </div>
  )
}

/** A button and a link in one theme, whatever the theme of the page. */
function Sample({ theme, accent, title }: { theme: 'light' | 'dark'; accent: Accent; title: string }) {
  const texts = useTexts(adminSiteCatalog).color
  const colors = accent[theme]
  // The policy of the page allows no style attribute, but the properties may be set.
  const paint = useCallback(
    (box: HTMLDivElement | null) => {
      if (!box) return
      box.style.colorScheme = theme
      for (const token of accentTokens) box.style.setProperty(`--color-${token}`, toCss(colors[token]))
    },
    [theme, colors],
  )
  return (
    <div
      ref={paint}
      className="bg-surface text-ink border-line flex flex-wrap items-center gap-3 rounded-lg border p-4"
    >
      <span className="text-muted basis-full text-sm">{title}</span>
      <span className="bg-primary text-on-primary rounded-md px-4 py-2 font-semibold">{texts.button}</span>
      <span className="text-primary font-medium underline underline-offset-4">{texts.link}</span>
      <span className="bg-primary-soft text-primary-ink rounded-md px-2 py-1 text-sm">{texts.label}</span>
    </div>
  )
}
