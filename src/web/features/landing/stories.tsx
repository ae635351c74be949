import { Quote } from 'lucide-react'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { landingCatalog } from './texts/landing-texts.ts'
import { storiesCatalog } from './texts/stories-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Card } from '#web/ui/display/card.tsx'

/** Three stories of the content file (decision A18). */
export function Stories() {
  const { stories } = useTexts(storiesCatalog)
  return <StoryList stories={Object.values(stories)} />
}

type Story = { quote: string; name: string; role: string; result?: string }

/** What people say about working together here. */
export function StoryList({ stories }: { stories: readonly Story[] }) {
  const landingTexts = useTexts(landingCatalog)
  return (
    <section
      id="success-stories"
      aria-labelledby="success-stories-title"
      className="page-width scroll-mt-16 pb-16 sm:pb-20"
    >
      <h2 id="success-stories-title" className="mb-8 text-3xl">
        {landingTexts.stories.title}
      </h2>
      <ul className="grid gap-6 lg:grid-cols-3">
        {stories.map((story) => (
          <li key={story.name + story.quote}>
            <Card as="article" padding="lg" className="flex h-full flex-col gap-4">
              <Quote aria-hidden className="text-primary size-6" />
              <blockquote className="flex-1 [overflow-wrap:anywhere]" dir="auto">
                {story.quote}
              </blockquote>
              {story.result && (
                <p className="text-primary-ink bg-primary-soft rounded-md px-3 py-2 text-sm font-medium">
                  {story.result}
                </p>
              )}
              <div className="flex items-center gap-3">
                <Avatar name={story.name} />
                <span className="min-w-0 text-sm">
                  <cite className="block font-semibold not-italic" dir="auto">
                    {story.name}
                  </cite>
                  <span className="text-muted block" dir="auto">
                    {story.role}
                  </span>
                </span>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
