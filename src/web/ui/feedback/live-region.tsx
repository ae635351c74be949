/** Announces a text to screen readers whenever it changes, such as "34 projects"; renders nothing visible. */
export function LiveRegion({ text, urgent = false }: { text: string; urgent?: boolean }) {
  return (
    <div role={urgent ? 'alert' : 'status'} aria-live={urgent ? 'assertive' : 'polite'} className="sr-only">
      {text}
    </div>
  )
}
