import type { Portfolio } from '#contract/portfolios.ts'

/** The volunteer's own portfolio as others see it. */
export function seenByOthers(portfolio: Portfolio): Portfolio {
  return {
    ...portfolio,
    isOwn: false,
    badges: portfolio.badges.map((badge) => ({ ...badge, revokedCredentialId: null })),
    works: portfolio.works.filter(({ isOmitted }) => !isOmitted),
  }
}
