/** Which addresses that somebody wrote may become a link (design: security, S7). */

/** Ends of names that only a machine or an inner network knows. */
const inner = new Set(
  'localhost local localdomain internal intranet lan home corp private arpa invalid'.split(' '),
)

/**
 * What follows the two slashes must be the host: browsers read "http:////user@host" as a user's address, too. A host is
 * a name of letters, numbers and hyphens with a dot in it, so that none is written in percents, brackets or other dots.
 */
const written =
  /^https?:\/\/((?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]+)\.?(?::(\d{1,5}))?(?:[/?#][^\s\\]*)?$/iu

/** Whether it is an absolute address of a public page: http(s), a name with a dot, no user name or password. */
export function isWebAddress(text: string): boolean {
  const [, host = '', port = '0'] = written.exec(text) ?? []
  return host !== '' && Number(port) <= 65_535 && isPublicName(host) && !/[\p{Cc}\p{Cf}]/u.test(text)
}

function isPublicName(host: string): boolean {
  // Browsers read letters and numbers of other widths as plain ones.
  const last = host.normalize('NFKC').toLowerCase().split('.').at(-1) ?? ''
  // Every address by numbers ends in a number, of whatever base.
  return /^(?:[\p{L}\p{M}]{2,}|xn--[a-z\d-]+)$/u.test(last) && !inner.has(last)
}
