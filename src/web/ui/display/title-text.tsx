import { Fragment } from 'react'

/** The longest hyphenated word that is kept on one line, in characters. */
const longest = 24

/** A title that never breaks within a word such as "catch-up"; longer words still break. */
export function TitleText({ text }: { text: string }) {
  return text.split(/(\s+)/u).map((word, index) => {
    const isKept = word.includes('-') && word.length <= longest
    return (
      <Fragment key={index}>{isKept ? <span className="whitespace-nowrap">{word}</span> : word}</Fragment>
    )
  })
}
