import { findLinks } from '#web/lib/text-links.ts'

/** What somebody wrote, with its line breaks; web addresses in it are links, shown whole. */
export function LinkedText({ text, className }: { text: string; className?: string }) {
  return (
    <p className={`wrap-anywhere whitespace-pre-line ${className ?? ''}`}>
      {findLinks(text).map(({ text: words, address }, index) =>
        address === undefined ? (
          words
        ) : (
          <a
            // The parts of one text stay where they are.
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
