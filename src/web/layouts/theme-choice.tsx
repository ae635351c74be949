import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { themes, useTheme } from '#web/lib/site/theme.ts'
import { layoutCatalog } from './texts/layout-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

const icons = { system: Monitor, light: Sun, dark: Moon }

/** The three themes side by side; arrow keys move between them. */
export function ThemeChoice() {
  const name = useId()
  const { theme, chooseTheme } = useTheme()
  const texts = useTexts(layoutCatalog).theme
  return (
    <fieldset className="border-line bg-surface flex rounded-full border p-0.5">
      <legend className="sr-only">{texts.label}</legend>
      {themes.map((value) => {
        const Icon = icons[value]
        return (
          <label
            key={value}
            className="text-muted hover:text-ink has-checked:bg-primary-soft has-checked:text-primary-ink has-focus-visible:outline-focus relative flex h-9 cursor-pointer items-center gap-1.5 rounded-full px-3 text-sm font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              checked={theme === value}
              onChange={() => chooseTheme(value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Icon aria-hidden className="size-4" />
            {texts[value]}
          </label>
        )
      })}
    </fieldset>
  )
}
