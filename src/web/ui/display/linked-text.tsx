import { findLinks } from '#web/lib/text-links.ts'

/** User-written text with its line breaks; web addresses in it are links, shown in full. */
export function LinkedText({ text, className }: { text: string; className?: string }) {
  return (
    <p className={`wrap-anywhere whitespace-pre-line ${className ?? ''}`}>
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
