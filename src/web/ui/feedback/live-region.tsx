/** Tells screen readers a text whenever it changes, such as "34 projects"; shows nothing. */
export function LiveRegion({ text, urgent = false }: { text: string; urgent?: boolean }) {
  return (
    <div role={urgent ? 'alert' : 'status'} aria-live={urgent ? 'assertive' : 'polite'} className="sr-only">
      {text}
    </div>
  )
}
