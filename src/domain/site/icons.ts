/** The pictures that are made from the logo of the site. All are PNG, which phones and mail programs understand. */

export interface SiteIcon {
  /** Pixels of each side. */
  side: number
  /** How much of the side the logo takes; the rest is its ground. */
  share: number
  /** White, for systems that crop an icon or put it on a dark screen; otherwise transparent. */
  hasGround: boolean
}

/** By their names in addresses. A maskable icon keeps the middle 80% visible (W3C, Web Application Manifest). */
export const siteIcons = {
  'favicon-16': { side: 16, share: 1, hasGround: false },
  'favicon-32': { side: 32, share: 1, hasGround: false },
  'favicon-48': { side: 48, share: 1, hasGround: false },
  'apple-touch-icon': { side: 180, share: 0.8, hasGround: true },
  'icon-192': { side: 192, share: 1, hasGround: false },
  'icon-512': { side: 512, share: 1, hasGround: false },
  'icon-maskable-192': { side: 192, share: 0.56, hasGround: true },
  'icon-maskable-512': { side: 512, share: 0.56, hasGround: true },
  header: { side: 112, share: 1, hasGround: false },
} as const satisfies Record<string, SiteIcon>

export type SiteIconName = keyof typeof siteIcons

export const isSiteIconName = (name: string): name is SiteIconName => Object.hasOwn(siteIcons, name)
