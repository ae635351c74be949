import { Link } from '@tanstack/react-router'
import { limits } from '#contract/limits.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { applicationsCatalog } from '#web/features/applications/texts/applications-texts.ts'
import { manageCatalog } from '#web/features/projects/texts/manage-texts.ts'
import { messageFieldId, type Completion } from './use-completion.ts'

/** The people whose pending applications are declined, and what their email says. */
export function CompletionDeclined({ completion }: { completion: Completion }) {
  const { complete: texts } = useTexts(manageCatalog)
  const { projectCompleted } = useTexts(applicationsCatalog)
  const { data } = completion.preview
  if (!data || data.pendingCount === 0) return null
  const { pendingCount: count, latestPending } = data
  const { message, setMessage } = completion
  return (
    <section aria-labelledby="declined-heading" className="border-line grid gap-3 border-t pt-5">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h3 id="declined-heading" className="text-lg">
            {texts.waiting({ count })}
          </h3>
          <span className="flex items-center gap-3">
            <span aria-hidden className="flex -space-x-2">
              {latestPending.map((person) => (
                <Avatar
                  key={person.id}
                  name={formatFullName(person)}
                  imageUrl={person.profileImageUrl}
                  size="sm"
                  className="ring-surface ring-2"
                />
              ))}
            </span>
            <Link
              {...paths.applications({ tab: 'received', show: 'pending', project: completion.projectId })}
              target="_blank"
              className="link text-sm"
            >
              {texts.seeAll({ count })} <VisuallyHidden>{texts.newTab}</VisuallyHidden>
            </Link>
          </span>
        </div>
        <p className="text-muted mt-1 text-sm">{texts.waitingText({ count, reason: projectCompleted })}</p>
      </div>
      <Field
        id={messageFieldId}
        label={texts.message}
        hint={texts.messageHint}
        error={completion.showsErrors ? completion.messageError : undefined}
        counter={{ text: message, max: limits.shortText }}
      >
        <Textarea
          rows={3}
          dir="auto"
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
      </Field>
    </section>
  )
}
