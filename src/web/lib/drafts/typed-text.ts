import { useEffect, useRef } from 'react'

type TextField = HTMLInputElement | HTMLTextAreaElement

/** A search is in the address, and so survives. */
const isTextField = (target: EventTarget | null): target is TextField =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !/^(search|checkbox|radio|range|file)$/.test(target.type))

/** Whether a field on the page has text that someone typed. */
export function useTypedText(): () => boolean {
  const typed = useRef(new Set<TextField>())
  useEffect(() => {
    const fields = typed.current
    // What was typed into a server-rendered page before React took over.
    for (const field of document.querySelectorAll('input, textarea'))
      if (isTextField(field) && field.value !== field.defaultValue) fields.add(field)
    const handleInput = ({ target }: Event) => {
      if (isTextField(target)) fields.add(target)
    }
    document.addEventListener('input', handleInput)
    return () => document.removeEventListener('input', handleInput)
  }, [])
  return () => [...typed.current].some((field) => field.isConnected && field.value !== '')
}
