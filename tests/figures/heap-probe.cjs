// Loaded before the product by the soak test: on SIGUSR2 it collects garbage and writes the remaining heap size.
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
