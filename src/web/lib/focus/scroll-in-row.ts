/** Scrolls a row sideways, whichever way it is read, until one of its parts can be seen whole. */
export function scrollInRow(row: HTMLElement, part: HTMLElement): void {
  const [seen, box] = [row.getBoundingClientRect(), part.getBoundingClientRect()]
  if (box.right > seen.right) row.scrollLeft += box.right - seen.right
  else if (box.left < seen.left) row.scrollLeft += box.left - seen.left
}
