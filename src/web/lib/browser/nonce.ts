import { setNonce } from 'get-nonce'

/** The page's nonce, which the server writes into the document; empty if there is none. */
export function readNonce(): string {
  const meta = document.querySelector('meta[property="csp-nonce"]')
  // Browsers hide the attribute from scripts, but not the property.
  return meta instanceof HTMLMetaElement ? meta.nonce || (meta.getAttribute('nonce') ?? '') : ''
}

/** Sets the page's nonce on every style element created from now on, ours or a library's. */
export function installNonce(): void {
  const nonce = readNonce()
  if (nonce === '') return
  setNonce(nonce)
  // oxlint-disable-next-line typescript/no-deprecated -- bind reads the last overload, which is the deprecated one
  const create = document.createElement.bind(document)
  Object.defineProperty(document, 'createElement', {
    configurable: true,
    writable: true,
    value: (name: string, options?: ElementCreationOptions) => {
      const element = create(name, options)
      if (element instanceof HTMLStyleElement) element.nonce = nonce
      return element
    },
  })
}
