import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { Input } from '#web/ui/forms/input.tsx'
import { TooltipIconButton } from '#web/ui/overlays/tooltip-icon-button.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { accountsCatalog } from './texts/accounts-texts.ts'

/** A password field that can show its text. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const accountsTexts = useTexts(accountsCatalog)
  const [shown, setShown] = useState(false)
  return (
    <div className="relative">
      <Input
        {...props}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className="pe-12"
      />
      <div className="absolute inset-y-0 end-1 grid place-items-center">
        <TooltipIconButton
          size="sm"
          label={shown ? accountsTexts.hidePassword : accountsTexts.showPassword}
          icon={shown ? EyeOff : Eye}
          onClick={() => setShown(!shown)}
        />
      </div>
    </div>
  )
}
