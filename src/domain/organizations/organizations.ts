/** What an organization says about itself (spec features 3, 5; decisions A8, A14). */
import { cleanName } from '#domain/text/names.ts'
import { isWebAddress } from '#domain/text/web-address.ts'

export const socialNetworks = ['twitter', 'facebook', 'linkedin', 'instagram'] as const
export type SocialNetwork = (typeof socialNetworks)[number]
/** A name or a link on each network, as the user wrote it. */
export type SocialMedia = Record<SocialNetwork, string | null>

export const noSocialMedia: Readonly<SocialMedia> = {
  twitter: null,
  facebook: null,
  linkedin: null,
  instagram: null,
}

/** Whether two organizations' names are the same, as people read them. */
export const isSameName = (one: string, other: string): boolean => cleanName(one) === cleanName(other)

/** Whether a verified organization stays verified: its name and EIN are still the verified ones (A14). */
export function staysVerified(before: NameAndEin, after: NameAndEin): boolean {
  return isSameName(before.name, after.name) && before.ein === after.ein
}

interface NameAndEin {
  name: string
  ein: string | null
}

/** The host of a network's pages, and the base URL of an organization's page. */
const socialPages: Record<SocialNetwork, { hosts: string; page: string }> = {
  twitter: { hosts: String.raw`twitter\.com|x\.com`, page: 'https://x.com/' },
  facebook: { hosts: String.raw`facebook\.com|fb\.com`, page: 'https://www.facebook.com/' },
  linkedin: { hosts: String.raw`linkedin\.com`, page: 'https://www.linkedin.com/company/' },
  instagram: { hosts: String.raw`instagram\.com`, page: 'https://www.instagram.com/' },
}

const accountName = /^@?([\w.-]{1,100})$/

/** An account name on a network: it contains a letter or a number, and isn't a host name or an IP address. */
const isAccountName = (written: string) =>
  accountName.test(written) &&
  /[a-z\d]/i.test(written) &&
  !/^(?:localhost|@?\d[\d.]*\.[\d.]*)$/i.test(written)

/** Whether it can be an account on a network: a name, or the address of a public page, with or without https://. */
export function isSocialAccount(written: string): boolean {
  const isBare = /^[\w-]+(?:\.[\w-]+)+\//.test(written)
  return isAccountName(written) || isWebAddress(isBare ? `https://${written}` : written)
}

/** The page that a name or a link on a network leads to; null if it leads elsewhere or nowhere. */
export function socialLink(network: SocialNetwork, written: string): string | null {
  if (!isSocialAccount(written)) return null
  const { hosts, page } = socialPages[network]
  const [, path] =
    new RegExp(String.raw`^(?:https?://)?(?:\w+\.)?(?:${hosts})(/[^\s\\]+)$`, 'i').exec(written) ?? []
  if (path) return `https://${written.replace(/^https?:\/\//i, '')}`
  const [, name] = accountName.exec(written) ?? []
  return name ? `${page}${name}` : null
}
