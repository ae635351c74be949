/** Ends the present task: the browser paints and answers before what follows. */
export function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
