import type { Control } from 'react-hook-form'
import { notificationTopicsCatalog } from '#contract/texts/notification-topics-texts.ts'
import { emailFrequencies } from '#domain/notifications/notification-topics.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { notificationSettingsCatalog } from './texts/notification-settings-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import type { NotificationForm } from './notification-form.ts'

export type NotificationTopicListProps = {
  control: Control<NotificationForm>
  /** Indexes of the topics that apply to the reader. */
  shown: readonly number[]
  topics: NotificationForm['topics']
}

const columns =
  'grid grid-cols-[minmax(0,1fr)_2.75rem_8.5rem] gap-x-2 max-[30rem]:grid-cols-[2.75rem_minmax(0,1fr)] sm:grid-cols-[minmax(0,1fr)_5rem_11rem] sm:gap-x-6'

/** One row per topic and one column per channel; on a phone both channels are below the topic. */
export function NotificationTopicList({ control, shown, topics }: NotificationTopicListProps) {
  const texts = useTexts(notificationSettingsCatalog)
  const topicNames = useTexts(notificationTopicsCatalog)
  return (
    <div className="border-line border-y">
      <div
        aria-hidden
        className={joinClasses(columns, 'text-muted border-line border-b py-2 text-sm font-semibold')}
      >
        <span className="max-[30rem]:hidden">{texts.topic}</span>
        <span className="text-center max-[30rem]:text-start">{texts.inProduct}</span>
        <span>{texts.mail}</span>
      </div>
      <ul className="divide-line divide-y">
        {shown.map((index) => {
          const topic = topics[index]?.topic
          return (
            topic && (
              <li key={topic}>
                <div
                  role="group"
                  aria-labelledby={`topic-${topic}`}
                  className={joinClasses(columns, 'items-center py-2 sm:py-3')}
                >
                  <p
                    id={`topic-${topic}`}
                    className="self-center font-medium max-[30rem]:col-span-full sm:self-end"
                  >
                    {topicNames[topic]}
                  </p>
                  <div className="grid justify-items-center max-[30rem]:justify-items-start sm:row-span-2">
                    <Checkbox
                      label={<VisuallyHidden>{texts.inProduct}</VisuallyHidden>}
                      className="min-w-11 items-center ps-3 max-[30rem]:ps-0"
                      {...control.register(`topics.${index}.inProduct`)}
                    />
                  </div>
                  <div className="sm:row-span-2">
                    <label htmlFor={`mail-${topic}`} className="sr-only">
                      {texts.mail}
                    </label>
                    <Select
                      id={`mail-${topic}`}
                      className="max-sm:ps-2.5 max-sm:pe-9"
                      options={emailFrequencies.map((value) => ({ value, label: texts.ways[value] }))}
                      {...control.register(`topics.${index}.mail`)}
                    />
                  </div>
                  <p className="text-muted text-sm max-sm:col-span-full max-[30rem]:row-start-2 sm:col-start-1 sm:row-start-2 sm:self-start">
                    {texts.texts[topic]}
                  </p>
                </div>
              </li>
            )
          )
        })}
        <li className="py-3">
          <p className="font-medium">{texts.always}</p>
          <p className="text-muted text-sm">{texts.alwaysText}</p>
        </li>
      </ul>
    </div>
  )
}
