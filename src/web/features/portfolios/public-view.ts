import type { Portfolio } from '#contract/portfolios/portfolios.ts'

/** The volunteer's own portfolio as others see it. */
export function toPublicView(portfolio: Portfolio): Portfolio {
  return {
    ...portfolio,
    isOwn: false,
    badges: portfolio.badges.map((badge) => ({ ...badge, revokedCredentialId: null })),
    works: portfolio.works.filter(({ isOmitted }) => !isOmitted),
  }
}
