import { releaseGuards } from './leave-guards.ts'

/** Opens the page again without asking about what is unsaved: it is someone else's now, or the person agreed. */
export function reloadPage(): void {
  releaseGuards()
  location.reload()
}
