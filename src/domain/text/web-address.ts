/** Which user-provided addresses may become a link (design: security, safeguard S7). */

/** Host name endings that only exist on a machine or in an internal network. */
const inner = new Set(
  'localhost local localdomain internal intranet lan home corp private arpa invalid'.split(' '),
)

/**
 * The host must follow the two slashes, because browsers also accept "http:////user@host" with a user name. A host is
 * a name of letters, numbers and hyphens with a dot, so that it can't contain percent encoding, brackets or other
 * dots.
 */
const written =
  /^https?:\/\/((?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]+)\.?(?::(\d{1,5}))?(?:[/?#][^\s\\]*)?$/iu

/** Whether it is an absolute address of a public page: http(s), a name with a dot, no user name or password. */
export function isWebAddress(text: string): boolean {
  const [, host = '', port = '0'] = written.exec(text) ?? []
  return host !== '' && Number(port) <= 65_535 && isPublicName(host) && !/[\p{Cc}\p{Cf}]/u.test(text)
}

function isPublicName(host: string): boolean {
  // Browsers treat full-width letters and numbers as plain ones.
  const last = host.normalize('NFKC').toLowerCase().split('.').at(-1) ?? ''
  // Every numeric address ends in a number, in any base.
  return /^(?:[\p{L}\p{M}]{2,}|xn--[a-z\d-]+)$/u.test(last) && !inner.has(last)
}
