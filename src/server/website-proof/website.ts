/** Decides what an email address proves about an organization's website. */
import providers from 'email-providers'
import { parse } from 'tldts'
import { fieldText } from '#contract/field-texts.ts'
import type { AuthorityObstacle } from '#domain/authority/authority.ts'
import { domainOf } from '#domain/email/addresses.ts'

const freeEmailDomains = new Set([...providers, 'fastmail.com', 'mailbox.org', 'posteo.de', 'tuta.com'])

/** Whether anyone can have an email address at a domain. */
export const isFreeEmailDomain = (domain: string): boolean => freeEmailDomains.has(domain)

/**
 * Registrable domains that host other people's pages but give them no email addresses: social networks, website
 * builders, link lists and event sites. The public suffix list covers more, as private suffixes.
 */
const sharedHosts = new Set(
  `about.me beacons.ai bio.link bit.ly blogspot.com bluesky.social bsky.app carrd.co causeiq.com charitynavigator.org
   discord.com discord.gg donorbox.org eventbrite.com facebook.com fb.com fb.me flickr.com flipcause.com givebutter.com
   github.com gitlab.com godaddysites.com gofundme.com google.com goo.gl guidestar.org hubspotpagebuilder.com idealist.org
   instagram.com jimdo.com jimdofree.com justgiving.com linkedin.com linktr.ee mailchi.mp mastodon.social medium.com
   meetup.com mystrikingly.com neocities.org nextdoor.com notion.site notion.so patreon.com paypal.com paypal.me
   pinterest.com reddit.com signupgenius.com site123.me snapchat.com squarespace.com strikingly.com substack.com t.me
   telegram.me threads.net tiktok.com tripod.com tumblr.com twitch.tv twitter.com vimeo.com volunteermatch.org
   webador.com webflow.io webnode.com webs.com websites.co.in weebly.com wikipedia.org wix.com wixsite.com wordpress.com
   wordpress.org x.com yolasite.com youtu.be youtube.com zeffy.com`.split(/\s+/),
)

const registrableDomain = (host: string) => parse(host, { allowPrivateDomains: true })

/**
 * Finds the domain of a website that belongs to the organization alone, and the host of its pages; or the reason
 * there is none.
 */
export function findWebsiteDomain(
  website: string | null,
): { domain: string; host: string } | { obstacle: AuthorityObstacle } {
  if (website === null || !URL.canParse(website)) return { obstacle: 'no_website' }
  const { hostname: host } = new URL(website)
  const { domain, isPrivate, isIp } = registrableDomain(host)
  // A public suffix or a numeric address: no one has email there.
  if (domain === null) return { obstacle: isIp ? 'no_website' : 'shared_website' }
  if (isPrivate || sharedHosts.has(domain) || isFreeEmailDomain(domain)) return { obstacle: 'shared_website' }
  return { domain, host }
}

/** Explains why an address proves nothing about a website on this domain; null if it does. */
export function findAddressRefusal(email: string, domain: string): string | null {
  const host = domainOf(email)
  // Normalized like in a browser, so that a name in another script is the same in both.
  const ascii = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : host
  const given = registrableDomain(ascii).domain
  if (given === domain) return null
  return given !== null && (isFreeEmailDomain(given) || isFreeEmailDomain(ascii))
    ? fieldText('organizations.freeMail', { provider: given, domain })
    : fieldText('organizations.wrongDomain', { domain })
}
