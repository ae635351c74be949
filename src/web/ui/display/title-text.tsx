import { Fragment } from 'react'

/** Words such as "catch-up" that are kept on one line; longer ones still break. */
const hyphenated = /(?<=^|\s)(\S{1,12}-\S{1,12})(?=\s|$)/u

/** A title that never breaks within a short hyphenated word. */
export function TitleText({ text }: { text: string }) {
  // A split with one group alternates what is between with what it found.
  return text.split(hyphenated).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
