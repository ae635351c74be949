import type { Control } from 'react-hook-form'
import { mailWays } from '#domain/notice-topics.ts'
import { noticeSettingsTexts } from '#web/messages/en/notice-settings.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Select } from '#web/ui/select.tsx'
import type { NoticeForm } from './notice-form.ts'

export type NoticeTopicListProps = {
  control: Control<NoticeForm>
  /** Which of the form's topics the reader is ever told of, by their place in it. */
  shown: readonly number[]
  topics: NoticeForm['topics']
}

const row = 'grid grid-cols-1 gap-x-6 gap-y-1 py-4 sm:grid-cols-[minmax(0,1fr)_5rem_11rem] sm:items-center'

/** A row a topic and a column a way; on a phone a card a topic. */
export function NoticeTopicList({ control, shown, topics }: NoticeTopicListProps) {
  const texts = noticeSettingsTexts
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
        {shown.map((place) => {
          const topic = topics[place]?.topic
          return (
            topic && (
              <li key={topic}>
                <div role="group" aria-labelledby={`topic-${topic}`} className={row}>
                  <div>
                    <p id={`topic-${topic}`} className="font-medium">
                      {texts.topics[topic]}
                    </p>
                    <p className="text-muted text-sm">{texts.texts[topic]}</p>
                  </div>
                  <div className="sm:grid sm:justify-items-center">
                    <Checkbox
                      label={<span className="sm:sr-only">{texts.inProduct}</span>}
                      {...control.register(`topics.${place}.inProduct`)}
                    />
                  </div>
                  <div className="grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-2 sm:grid-cols-1">
                    <label htmlFor={`mail-${topic}`} className="sm:sr-only">
                      {texts.mail}
                    </label>
                    <Select
                      id={`mail-${topic}`}
                      options={mailWays.map((value) => ({ value, label: texts.ways[value] }))}
                      {...control.register(`topics.${place}.mail`)}
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
