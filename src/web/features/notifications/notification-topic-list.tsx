import type { Control } from 'react-hook-form'
import { notificationTopicsCatalog } from '#contract/texts/notification-topics-texts.ts'
import { emailFrequencies } from '#domain/notifications/notification-topics.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { notificationSettingsCatalog } from './texts/notification-settings-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import type { NotificationForm } from './notification-form.ts'

export type NotificationTopicListProps = {
  control: Control<NotificationForm>
  /** Indexes of the topics that apply to the reader. */
  shown: readonly number[]
  topics: NotificationForm['topics']
}

const row = 'grid grid-cols-1 gap-x-6 gap-y-1 py-4 sm:grid-cols-[minmax(0,1fr)_5rem_11rem] sm:items-center'

/** One row per topic and one column per channel; on a phone one card per topic. */
export function NotificationTopicList({ control, shown, topics }: NotificationTopicListProps) {
  const texts = useTexts(notificationSettingsCatalog)
  const topicNames = useTexts(notificationTopicsCatalog)
  return (
    <div className="border-line border-y">
      <div
        aria-hidden
        className="text-muted border-line hidden gap-x-6 border-b py-2 text-sm font-semibold sm:grid sm:grid-cols-[minmax(0,1fr)_5rem_11rem]"
      >
        <span>{texts.topic}</span>
        <span className="text-center">{texts.inProduct}</span>
        <span>{texts.mail}</span>
      </div>
      <ul className="divide-line divide-y">
        {shown.map((index) => {
          const topic = topics[index]?.topic
          return (
            topic && (
              <li key={topic}>
                <div role="group" aria-labelledby={`topic-${topic}`} className={row}>
                  <div>
                    <p id={`topic-${topic}`} className="font-medium">
                      {topicNames[topic]}
                    </p>
                    <p className="text-muted text-sm">{texts.texts[topic]}</p>
                  </div>
                  <div className="sm:grid sm:justify-items-center">
                    <Checkbox
                      label={<span className="sm:sr-only">{texts.inProduct}</span>}
                      {...control.register(`topics.${index}.inProduct`)}
                    />
                  </div>
                  <div className="grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-2 sm:grid-cols-1">
                    <label htmlFor={`mail-${topic}`} className="sm:sr-only">
                      {texts.mail}
                    </label>
                    <Select
                      id={`mail-${topic}`}
                      options={emailFrequencies.map((value) => ({ value, label: texts.ways[value] }))}
                      {...control.register(`topics.${index}.mail`)}
                    />
                  </div>
                </div>
              </li>
            )
          )
        })}
        <li className={row}>
          <div>
            <p className="font-medium">{texts.always}</p>
            <p className="text-muted text-sm">{texts.alwaysText}</p>
          </div>
        </li>
      </ul>
    </div>
  )
}
