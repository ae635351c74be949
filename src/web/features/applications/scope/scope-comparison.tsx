import {
  isScopeList,
  listItems,
  type AgreedScope,
  type ScopeField,
  type ScopeList,
} from '#domain/applications/agreed-scope.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { scopeCatalog } from '#web/features/applications/texts/scope-texts.ts'
import { describeField, useScopeValueTexts } from './scope-values.tsx'

type ScopeComparisonProps = { fields: readonly ScopeField[]; agreed: AgreedScope; proposed: AgreedScope }

/** Each changed field as agreed and as proposed, side by side; one below the other where there is no room. */
export function ScopeComparison({ fields, agreed, proposed }: ScopeComparisonProps) {
  const texts = useTexts(scopeCatalog)
  const valueTexts = useScopeValueTexts()
  const describe = (field: ScopeField, scope: AgreedScope) => describeField(valueTexts, field, scope)
  const listSide = (field: ScopeList, scope: AgreedScope) =>
    field === 'deliverables' ? listItems(scope.deliverables) : (describe(field, scope)?.split('\n') ?? [])
  const renderSide = (
    field: ScopeField,
    { of, other, mark }: { of: AgreedScope; other: AgreedScope; mark: string },
  ) => {
    if (!isScopeList(field)) return describe(field, of) ?? texts.notStated
    return <Items items={listSide(field, of)} others={listSide(field, other)} mark={mark} />
  }
  return (
    <ul className="border-line divide-line bg-surface divide-y overflow-hidden rounded-md border">
      {fields.map((field) => (
        <li key={field} className="grid gap-x-6 gap-y-2 p-4 wrap-anywhere">
          <h3 className="font-sans text-sm font-semibold tracking-normal">{texts.fields[field]}</h3>
          <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
            <Side name={texts.request.before}>
              {renderSide(field, { of: agreed, other: proposed, mark: texts.request.removed })}
            </Side>
            <Side name={texts.request.after} isProposed>
              {renderSide(field, { of: proposed, other: agreed, mark: texts.request.added })}
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

type ItemsProps = { items: readonly string[]; others: readonly string[]; mark: string }

/** A list of one side; items that the other side does not have are marked in words. */
function Items({ items, others, mark }: ItemsProps) {
  const { notStated } = useTexts(scopeCatalog)
  if (items.length === 0) return notStated
  return (
    <ul className="grid gap-1 font-normal whitespace-normal">
      {items.map((item) => (
        <li key={item} dir="auto">
          {!others.includes(item) ? (
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
