/** How this device last looked at projects; a link that says so wins. */
const storageKey = 'bridgeCollective_browseView'

export type BrowseView = 'cards' | 'list'

/** Cards, unless the list was chosen on this device and the browser stored it. */
export function loadBrowseView(): BrowseView {
  try {
    return localStorage.getItem(storageKey) === 'list' ? 'list' : 'cards'
  } catch {
    return 'cards'
  }
}

/** Remembers the choice if the browser allows that; it is in the address, too. */
export function saveBrowseView(view: BrowseView): void {
  try {
    localStorage.setItem(storageKey, view)
  } catch {
    // The address still says it.
  }
}
