import { Building2, ChevronDown, HandHeart } from 'lucide-react'
import { layoutTexts } from '#web/messages/en/layout.ts'
import { DropdownMenu, MenuChoices } from '#web/ui/dropdown-menu.tsx'
import type { ModeSwitch } from './visitor.ts'

const icons = { volunteer: HandHeart, organization: Building2 }

/** Which side of a dual account is in use, and the way to the other (foundation 2.6). */
export function AccountSwitcher({ mode, onModeChange }: ModeSwitch) {
  const { accountSwitcher: texts } = layoutTexts
  const Icon = icons[mode]
  return (
    <DropdownMenu
      trigger={
        <button
          type="button"
          aria-label={texts.current(texts[mode].title)}
          className="border-line-strong bg-surface hover:bg-sunken flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md border px-2.5 text-sm font-semibold whitespace-nowrap transition-colors"
        >
          <Icon aria-hidden className="size-5 shrink-0" />
          <span className="max-lg:hidden">{texts[mode].title}</span>
          <ChevronDown aria-hidden className="text-muted size-4 max-sm:hidden" />
        </button>
      }
    >
      <MenuChoices
        label={texts.label}
        value={mode}
        onValueChange={onModeChange}
        options={(['volunteer', 'organization'] as const).map((value) => ({
          value,
          label: texts[value].title,
          text: texts[value].text,
          icon: icons[value],
        }))}
      />
    </DropdownMenu>
  )
}
