import type { AgreedScope, ScopeField } from '#domain/applications/agreed-scope.ts'
import { compareItems, listItems } from '#domain/applications/agreed-scope.ts'
import { optionsCatalog } from '#contract/texts/options-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { scopeCatalog } from '#web/features/applications/texts/scope-texts.ts'
import { describeField } from './scope-values.tsx'

type ScopeComparisonProps = { fields: readonly ScopeField[]; agreed: AgreedScope; proposed: AgreedScope }

/** Each changed field as agreed and as proposed, side by side; one below the other where there is no room. */
export function ScopeComparison({ fields, agreed, proposed }: ScopeComparisonProps) {
  const texts = useTexts(scopeCatalog)
  const options = useTexts(optionsCatalog)
  const describe = (field: ScopeField, scope: AgreedScope) =>
    describeField({ scope: texts, options }, field, scope) ?? texts.notStated
  const items = compareItems(agreed.deliverables, proposed.deliverables)
  return (
    <ul className="border-line divide-line bg-surface divide-y overflow-hidden rounded-md border">
      {fields.map((field) => (
        <li key={field} className="grid gap-x-6 gap-y-2 p-4 wrap-anywhere">
          <h3 className="font-sans text-sm font-semibold tracking-normal">{texts.fields[field]}</h3>
          <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
            <Side name={texts.request.before}>
              {field === 'deliverables' ? (
                <Items of={agreed.deliverables} marked={items.removed} mark={texts.request.removed} />
              ) : (
                describe(field, agreed)
              )}
            </Side>
            <Side name={texts.request.after} isProposed>
              {field === 'deliverables' ? (
                <Items of={proposed.deliverables} marked={items.added} mark={texts.request.added} />
              ) : (
                describe(field, proposed)
              )}
            </Side>
          </dl>
        </li>
      ))}
    </ul>
  )
}

type SideProps = { name: string; isProposed?: boolean; children: React.ReactNode }

function Side({ name, isProposed = false, children }: SideProps) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-xs">{name}</dt>
      <dd
        dir="auto"
        className={isProposed ? 'mt-0.5 font-semibold whitespace-pre-line' : 'mt-0.5 whitespace-pre-line'}
      >
        {children}
      </dd>
    </div>
  )
}

type ItemsProps = { of: string | null; marked: readonly string[]; mark: string }

/** A list of deliverables; those that only this side has are marked in words. */
function Items({ of, marked, mark }: ItemsProps) {
  const { notStated } = useTexts(scopeCatalog)
  const items = listItems(of)
  if (items.length === 0) return notStated
  return (
    <ul className="grid gap-1 font-normal whitespace-normal">
      {items.map((item) => (
        <li key={item} dir="auto">
          {marked.includes(item) ? (
            <>
              <strong className="font-semibold">{item}</strong>{' '}
              <Badge size="xs" variant="accent">
                {mark}
              </Badge>
            </>
          ) : (
            item
          )}
        </li>
      ))}
    </ul>
  )
}
