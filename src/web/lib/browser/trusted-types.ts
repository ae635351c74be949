import { installNonce } from './nonce.ts'

type PolicyRules = { createHTML: (text: string) => string | null }

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: PolicyRules) => unknown }
  }
}

// The only two texts that a library (Radix) writes as markup: static style rules without any tag.
const allowedMarkup = /^\[data-radix-(select|scroll-area)-viewport\]\{[^<>]*$/

/** Allows known, harmless markup; null makes the browser refuse the rest. */
export function permitMarkup(text: string): string | null {
  return allowedMarkup.test(text) ? text : null
}

/** Makes the page work under its content security policy. Call it before anything renders or validates. */
export function installSecurity(): void {
  installNonce()
  window.trustedTypes?.createPolicy('default', { createHTML: permitMarkup })
}
