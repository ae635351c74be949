import type { ReactNode } from 'react'
import type { Portfolio } from '#contract/portfolios/portfolios.ts'
import { formatIntroduction } from '#domain/profiles/introduction.ts'
import { writtenText } from '#web/lib/language/written-text.ts'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { Pattern } from '#web/ui/display/pattern.tsx'

/** Picture, name and introduction; `action` lets the volunteer edit the headline. */
export function PortfolioHeader({ portfolio, action }: { portfolio: Portfolio; action?: ReactNode }) {
  const { name, imageUrl } = portfolio
  const introduction = formatIntroduction(portfolio)
  return (
    <header>
      <div className="border-line no-print h-24 overflow-hidden rounded-lg border sm:h-36">
        <Pattern name={name} columns={16} />
      </div>
      <div className="relative -mt-8 grid gap-3 sm:-mt-10 print:mt-0">
        <Avatar
          name={name}
          imageUrl={imageUrl}
          eager
          size="xl"
          className="border-canvas ms-3 box-content border-4 sm:ms-5 print:hidden"
        />
        <h1 className="text-3xl wrap-anywhere sm:text-4xl" dir="auto">
          {name}
        </h1>
        {(introduction || action) && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {introduction && (
              <p className="text-ink/90 measure text-lg wrap-anywhere" {...writtenText(portfolio.language)}>
                {introduction}
              </p>
            )}
            {action}
          </div>
        )}
      </div>
    </header>
  )
}
