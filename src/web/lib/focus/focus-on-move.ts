import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Where the focus goes once the reader has moved, changed or removed a row or part, and the button that was pressed is
 * gone with it: when `state` changes after `onMoved`, the part of `ref` takes it, or what `find` names. What others change
 * leaves the focus alone, so `onMoved` is for what has happened or surely does, not for a call that can fail.
 * (`useLostFocus` finds a place for the focus where no such part is named.)
 */
export function useFocusOnMove<Part extends HTMLElement>(
  state: unknown,
  find: (part: Part | null, index: number) => HTMLElement | null | undefined = (part) => part,
  options: FocusOptions = {},
) {
  const ref = useRef<Part>(null)
  const moved = useRef<number | null>(null)
  const follow = useEffectEvent(() => {
    if (moved.current !== null) find(ref.current, moved.current)?.focus(options)
    moved.current = null
  })
  useEffect(() => follow(), [state])
  /** In a list, with the place of the entry. */
  const onMoved = (index = 0) => {
    moved.current = index
  }
  return { ref, onMoved }
}

/** In a list with a button in each entry: the one that is now in the place of an entry that is gone, or else the last. */
export function findNeighbor(list: HTMLElement | null, index: number): HTMLElement | undefined {
  const buttons = list?.querySelectorAll('button') ?? []
  return buttons[Math.min(index, buttons.length - 1)]
}
