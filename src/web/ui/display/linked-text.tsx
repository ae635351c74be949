import { writtenText } from '#web/lib/language/written-text.ts'
import { findLinks } from '#web/lib/format/text-links.ts'

type LinkedTextProps = {
  text: string
  /** What it is written in; null if that is not known. */
  language?: string | null
  className?: string
}

/** User-written text with its line breaks; web addresses in it are links, shown in full. */
export function LinkedText({ text, language = null, className }: LinkedTextProps) {
  return (
    <p className={`wrap-anywhere whitespace-pre-line ${className ?? ''}`} {...writtenText(language)}>
      {findLinks(text).map(({ text: words, address }, index) =>
        address === undefined ? (
          words
        ) : (
          <a
            // The parts of one text keep their order, so the index is a stable key.
            key={`${index} ${address}`}
            href={address}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className="font-medium underline underline-offset-3"
          >
            {address}
          </a>
        ),
      )}
    </p>
  )
}
