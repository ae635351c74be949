/** Lets waiting requests of this process run between two pieces of work that take about a millisecond each. */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))

/** How many pieces to process before yielding. */
export const yieldEvery = 10
