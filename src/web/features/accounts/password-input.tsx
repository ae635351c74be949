import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { accountsTexts } from '#web/i18n/en/accounts.ts'
import { Input } from '#web/ui/forms/input.tsx'
import { TooltipIconButton } from '#web/ui/overlays/tooltip-icon-button.tsx'

/** A password field that can show its text. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false)
  return (
    <div className="relative">
      <Input
        {...props}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className="pr-12"
      />
      <div className="absolute inset-y-0 right-1 grid place-items-center">
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
