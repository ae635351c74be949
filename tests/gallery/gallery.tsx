import { useState } from 'react'
import { Button } from '#web/ui/actions/button.tsx'
import { actionSamples } from './actions.tsx'
import { chartSamples } from './charts.tsx'
import { displaySamples } from './display.tsx'
import { feedbackSamples } from './feedback.tsx'
import { choiceSamples } from './choices.tsx'
import { formSamples } from './forms.tsx'
import { dialogSamples } from './dialogs.tsx'
import { overlaySamples } from './overlays.tsx'
import { writtenSamples } from './written.tsx'

const kinds = [
  ['Actions', actionSamples],
  ['Display', displaySamples],
  ['Written', writtenSamples],
  ['Feedback', feedbackSamples],
  ['Forms: typed', formSamples],
  ['Forms: chosen', choiceSamples],
  ['Dialogs', dialogSamples],
  ['Overlays', overlaySamples],
  ['Charts', chartSamples],
] as const

const themes = ['light', 'dark'] as const

/** Every component of `src/web/ui` in every state, in the theme of the system or a chosen one. */
export function Gallery() {
  const [theme, setTheme] = useState<(typeof themes)[number] | null>(null)
  document.documentElement.dataset['theme'] = theme ?? ''
  return (
    <main className="page-width grid grid-cols-1 gap-12 py-8">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-3xl">Components</h1>
        {themes.map((each) => (
          <Button key={each} size="sm" variant="secondary" onClick={() => setTheme(each)}>
            Show {each}
          </Button>
        ))}
      </div>
      {kinds.map(([kind, samples]) => (
        <div key={kind} className="grid grid-cols-1 gap-8">
          <h2 className="text-2xl">{kind}</h2>
          {samples.map(({ component, states }) => (
            <article key={component} aria-labelledby={`of-${component}`} className="grid grid-cols-1 gap-3">
              {/* Some samples bring the only h1 of a page, after which an h3 would leave a level out. */}
              <h2 id={`of-${component}`} className="border-line border-b pb-1 text-lg">
                {component}
              </h2>
              <div className="grid grid-cols-1 gap-4">
                {Object.entries(states).map(([state, shown]) => (
                  <div key={state} className="grid grid-cols-1 gap-1.5">
                    <p className="text-muted text-xs">{state}</p>
                    <div>{shown}</div>
                  </div>
                ))}
              </div>
            </article>
          ))}
        </div>
      ))}
    </main>
  )
}
