import { scopeFields, type AgreedScope, type ScopeField } from '#domain/applications/agreed-scope.ts'
import { scopeCatalog } from '#web/features/applications/texts/scope-texts.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { describeField, useScopeValueTexts } from './scope-values.tsx'

/** Long texts take the full width. */
const wide: readonly ScopeField[] = ['deliverables', 'milestones', 'timeline', 'contact']

type ScopeFieldsProps = {
  scope: AgreedScope
  /** In a dialog that asks to accept it, which has its own line above; how to get in touch is shown only after that. */
  isInDialog?: boolean
}

/** Every field of a scope with its value, without the title. */
export function ScopeFields({ scope, isInDialog = false }: ScopeFieldsProps) {
  const texts = useTexts(scopeCatalog)
  const valueTexts = useScopeValueTexts()
  return (
    <dl
      className={joinClasses(
        'grid grid-cols-1 gap-x-8 gap-y-5 wrap-anywhere sm:grid-cols-2 print:grid-cols-2',
        !isInDialog && 'border-line border-t pt-6',
      )}
    >
      {scopeFields
        .filter((field) => field !== 'title' && !(isInDialog && field === 'contact'))
        .map((field) => (
          <div key={field} className={wide.includes(field) ? 'sm:col-span-2 print:col-span-2' : undefined}>
            <dt className="text-muted text-sm">{texts.fields[field]}</dt>
            <dd className="measure mt-0.5 whitespace-pre-line" dir="auto">
              {describeField(valueTexts, field, scope) ??
                (field === 'totalHours' ? texts.openEnded : texts.notStated)}
            </dd>
          </div>
        ))}
    </dl>
  )
}
