/**
 * Joins class names; false values are dropped. It does not decide between two utilities for the same property, so none
 * may meet: a component's default for a property that its callers set has the variant `fallback:` (main.css).
 */
export function joinClasses(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
