/** Runs something at most once at a time; however often it is asked for meanwhile, it then runs once again. */
export function coalesce(run: () => Promise<unknown>): () => void {
  let isRunning = false
  let isAgain = false
  const start = () => {
    isRunning = true
    isAgain = false
    const end = () => {
      isRunning = false
      if (isAgain) start()
    }
    run().then(end, end)
  }
  return () => {
    if (isRunning) isAgain = true
    else start()
  }
}
