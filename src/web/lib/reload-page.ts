import { releaseGuards } from './leave-guards.ts'

/** Opens the page again, without asking about what is unsaved: it belongs to someone else now. */
export function reloadPage(): void {
  releaseGuards()
  location.reload()
}
