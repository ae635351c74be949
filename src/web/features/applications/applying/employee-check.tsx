import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { isOnWebsite } from '#domain/safeguards/employees.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { applicationsCatalog } from '#web/features/applications/texts/applications-texts.ts'

type EmployeeCheckProps = { organization: string; website: string | null; email: string }

/** Asks whether the reader works for the organization, and says that the same work should be paid (safeguard S11). */
export function EmployeeCheck({ organization, website, email }: EmployeeCheckProps) {
  const { employee: texts } = useTexts(applicationsCatalog)
  const [isEmployee, setEmployee] = useState(false)
  return (
    <div>
      <Checkbox
        label={texts.label({ organization })}
        {...(isOnWebsite(email, website) && { hint: texts.hint })}
        checked={isEmployee}
        onChange={(event) => setEmployee(event.target.checked)}
      />
      <div role="status">
        {isEmployee && (
          <p className="bg-warn-soft text-warn flex gap-2 rounded-md px-3 py-2.5 text-sm">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{texts.warning({ organization })}</span>
          </p>
        )}
      </div>
    </div>
  )
}
