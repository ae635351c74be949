import {
  BadgeCheck,
  Compass,
  HandHeart,
  HeartHandshake,
  ListChecks,
  ScrollText,
  ShieldCheck,
  Sparkles,
} from 'lucide-react'
import { use } from 'react'
import { landingCatalog } from './texts/landing-texts.ts'
import { SiteContext } from '#web/lib/site/site.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Card } from '#web/ui/display/card.tsx'

const featureIcons = [BadgeCheck, HeartHandshake, ListChecks, ShieldCheck, ScrollText, Sparkles]

/** Both sides choose, and what the platform offers each of them (spec F1). */
export function Marketplace() {
  const { title, text, volunteers, organizations, ...texts } = useTexts(landingCatalog).marketplace
  const { hasRegisters } = use(SiteContext)
  const { verified, ...others } = texts.features
  const features = [
    hasRegisters ? verified : { ...verified, text: texts.verifiedElsewhere },
    ...Object.values(others),
  ]
  return (
    <section aria-labelledby="marketplace-title" className="border-line bg-sunken border-y">
      <div className="page-width py-12 sm:py-16">
        <h2 id="marketplace-title" className="text-3xl">
          {title}
        </h2>
        <p className="text-muted measure mt-3 text-lg">{text}</p>
        <div className="mt-8 grid gap-5 lg:grid-cols-2">
          {[volunteers, organizations].map((side, index) => (
            <Card key={side.title} padding="lg" className="flex gap-4">
              <span className="bg-primary-soft text-primary-ink grid size-11 shrink-0 place-items-center rounded-md">
                {index === 0 ? (
                  <Compass aria-hidden className="size-6" />
                ) : (
                  <HandHeart aria-hidden className="size-6" />
                )}
              </span>
              <div>
                <h3 className="text-xl">{side.title}</h3>
                <p className="text-muted measure mt-2">{side.text}</p>
              </div>
            </Card>
          ))}
        </div>
        <ul className="mt-10 grid gap-x-12 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
          {features.map((feature, index) => {
            const Icon = featureIcons[index] ?? BadgeCheck
            return (
              <li key={feature.title} className="flex gap-3">
                <Icon aria-hidden className="text-primary mt-0.5 size-5 shrink-0" />
                <div>
                  <h3 className="font-sans text-base font-semibold tracking-normal">{feature.title}</h3>
                  <p className="text-muted text-sm">{feature.text}</p>
                </div>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
