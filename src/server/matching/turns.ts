/** Lets whoever waits for an answer of this process go first, between two pieces of work that take a millisecond each. */
export const giveWay = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))

/** After so many pieces. */
export const giveWayEvery = 10
