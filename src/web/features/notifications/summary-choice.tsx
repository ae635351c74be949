import { useWatch, type Control } from 'react-hook-form'
import { weekdays } from '#domain/notifications/weekly-summary.ts'
import { formatWeekday } from '#web/lib/format/format-time.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { notificationSettingsCatalog } from './texts/notification-settings-texts.ts'
import type { NotificationForm } from './notification-form.ts'

/** Whether a volunteer wants a weekly summary, and on which day. */
export function SummaryChoice({ control }: { control: Control<NotificationForm> }) {
  const texts = useTexts(notificationSettingsCatalog)
  const language = useLanguage()
  const isOn = useWatch({ control, name: 'isSummary' })
  return (
    <div>
      <Checkbox label={texts.isSummary} hint={texts.summaryHint} {...control.register('isSummary')} />
      {isOn && (
        <Field label={texts.summaryDay} id="notices-summaryDay" className="mt-2">
          <div className="sm:max-w-44">
            <Select
              options={weekdays.map((day) => ({ value: `${day}`, label: formatWeekday(language, day) }))}
              {...control.register('summaryDay')}
            />
          </div>
        </Field>
      )}
    </div>
  )
}
