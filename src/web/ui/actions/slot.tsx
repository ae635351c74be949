import { Children, cloneElement, isValidElement, type HTMLAttributes, type Ref } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'

type SlotProps = HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> | undefined }

/**
 * Renders its only child with these props as well: class names and descriptions join, and of two handlers of an event the child's runs
 * first. Visitors' pages use it in place of Radix's, which brings more than they need.
 */
export function Slot({ children, ...props }: SlotProps) {
  const child: unknown = Children.only(children)
  return isValidElement<SlotProps>(child) ? cloneElement(child, mergeProps(props, child.props)) : null
}

function mergeProps(outer: SlotProps, inner: SlotProps): SlotProps {
  const merged: Record<string, unknown> = { ...outer, ...inner, ref: mergeRefs(outer.ref, inner.ref) }
  const handlers: Record<string, unknown> = { ...outer }
  for (const [name, own] of Object.entries<unknown>({ ...inner })) {
    const given = handlers[name]
    if (!name.startsWith('on') || typeof own !== 'function' || typeof given !== 'function') continue
    merged[name] = (...event: unknown[]) => {
      own.apply(undefined, event)
      given.apply(undefined, event)
    }
  }
  // Both are lists of words.
  const describedBy = joinClasses(inner['aria-describedby'], outer['aria-describedby'])
  if (describedBy !== '') merged['aria-describedby'] = describedBy
  const className = joinClasses(outer.className, inner.className)
  return className === '' ? merged : { ...merged, className }
}

function mergeRefs(...refs: SlotProps['ref'][]): SlotProps['ref'] {
  const [first, second] = refs.filter(Boolean)
  if (!first || !second) return first
  return (element) => {
    for (const ref of [first, second]) {
      if (typeof ref === 'function') ref(element)
      else ref.current = element
    }
  }
}
