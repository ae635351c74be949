/** Completes a typed web address: adds https:// to a bare one such as "example.org/about". */
export function completeAddress(typed: string): string {
  const address = typed.trim()
  return /^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(address) ? `https://${address}` : address
}
