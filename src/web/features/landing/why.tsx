import { HeartHandshake, ListChecks, Wrench } from 'lucide-react'
import { homeCatalog } from './texts/home-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Card } from '#web/ui/display/card.tsx'

const icons = [Wrench, ListChecks, HeartHandshake]

/** The reasons to use the product in one short section, for people who already know it. */
export function CompactWhy() {
  const { title, cards } = useTexts(homeCatalog).why
  return (
    <section aria-labelledby="why-title" className="border-line border-t pt-6">
      <h2 id="why-title" className="mb-3 text-lg">
        {title}
      </h2>
      <ul className="grid gap-x-8 gap-y-3 md:grid-cols-3">
        {Object.values(cards).map((card) => (
          <li key={card.title}>
            <h3 className="font-sans text-sm font-semibold tracking-normal">{card.title}</h3>
            <p className="text-muted text-sm">{card.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Three cards about what to expect here. */
export function Why() {
  const { title, cards } = useTexts(homeCatalog).why
  return (
    <section aria-labelledby="why-title">
      <h2 id="why-title" className="mb-5 text-2xl">
        {title}
      </h2>
      <ul className="grid gap-5 md:grid-cols-3">
        {Object.values(cards).map((card, index) => {
          const Icon = icons[index] ?? Wrench
          return (
            <li key={card.title}>
              <Card padding="lg" className="h-full">
                <Icon aria-hidden className="text-primary size-6" />
                <h3 className="mt-3 text-lg">{card.title}</h3>
                <p className="text-muted mt-1 text-sm">{card.text}</p>
              </Card>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
