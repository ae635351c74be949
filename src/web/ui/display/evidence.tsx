type EvidenceProps = {
  text: string
  /** Someone wrote it. */
  isQuoted: boolean
}

/** What a safeguard found: a quotation, or a number in words. */
export function Evidence({ text, isQuoted }: EvidenceProps) {
  return isQuoted ? (
    <q className="measure wrap-anywhere" dir="auto">
      {text}
    </q>
  ) : (
    <span>{text}</span>
  )
}
