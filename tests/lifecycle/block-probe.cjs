// Loaded before the product by a health test: SIGUSR2 blocks its event loop for eight seconds.
const { writeSync } = require('node:fs')
const { isMainThread } = require('node:worker_threads')

if (isMainThread)
  process.on('SIGUSR2', () => {
    writeSync(2, 'blocked\n')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 8000)
  })
