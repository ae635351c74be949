import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { productTextDays, type LegalDocument } from '#contract/help/legal.ts'
import { formatLongDate, formatLongDay } from '#contract/i18n/dates.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { LegalBlocks } from '#web/lib/site/legal-blocks.tsx'
import { useLegalText } from './legal-api.ts'
import { legalVersionsCatalog } from './texts/legal-versions-texts.ts'

type Props = {
  document: LegalDocument
  title: string
  version: number | undefined
  /** The text of the product, which is version 1. */
  first: ReactNode
  /** Shown for a version that does not exist. */
  missing: ReactNode
}

/** A document of which the operator published versions: the current one, or an older one with a link to it. */
export function PublishedLegal({ document, title, version, first, missing }: Props) {
  const texts = useTexts(legalVersionsCatalog)
  const language = useLanguage()
  const { data, isError, isFetching, refetch } = useLegalText(document, version)
  if (isError && !data)
    return <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
  if (data === null) return missing
  if (!data)
    return (
      <LoadingRegion className="grid gap-4">
        <Skeleton className="h-10 rounded-md" />
        <Skeleton className="h-64 rounded-md" />
      </LoadingRegion>
    )
  const dayOf = (publishedAt: string) => formatLongDate(language, Date.parse(publishedAt))
  return (
    <>
      <header className="grid gap-3">
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        <p className="text-muted text-sm">
          {texts.since({
            number: data.number,
            day:
              data.publishedAt === null
                ? formatLongDay(language, productTextDays[document])
                : dayOf(data.publishedAt),
          })}
        </p>
        {!data.isCurrent && (
          <p className="bg-warn-soft text-warn rounded-md px-4 py-3 text-sm font-medium">
            {texts.older}{' '}
            <Link to="/legal/$document" params={{ document }} className="link">
              {texts.current}
            </Link>
          </p>
        )}
      </header>
      {data.blocks ? (
        <div className="measure grid gap-3 wrap-anywhere" dir="auto">
          <LegalBlocks blocks={data.blocks} />
        </div>
      ) : (
        first
      )}
      <section aria-labelledby="legal-versions" className="grid gap-2">
        <h2 id="legal-versions" className="text-xl">
          {texts.versions}
        </h2>
        <ul className="grid gap-1.5 text-sm">
          {data.versions.map(({ number, publishedAt, changes }) => (
            <li key={number}>
              <Link to="/legal/$document" params={{ document }} search={{ version: number }} className="link">
                {texts.version({ number })}
              </Link>{' '}
              {publishedAt !== null && (
                <span className="text-muted wrap-anywhere" dir="auto">
                  {texts.published({ day: dayOf(publishedAt), changes: changes ?? '' })}
                </span>
              )}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
