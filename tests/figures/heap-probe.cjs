// Loaded before the product by the soak: on SIGUSR2 it collects garbage and writes down what is left.
const { writeFileSync } = require('node:fs')

let turn = 0
process.on('SIGUSR2', () => {
  globalThis.gc()
  turn += 1
  writeFileSync(
    process.env.HEAP_PROBE_FILE,
    JSON.stringify({ turn, heapUsed: process.memoryUsage().heapUsed }),
  )
})
