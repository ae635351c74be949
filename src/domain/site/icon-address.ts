import type { SiteIconName } from './icons.ts'

/** Where an icon of a logo is. Its content never changes: another logo has other addresses. */
export const addressOfIcon = (logo: string, name: SiteIconName): string => `/site-icons/${logo}/${name}.png`
