// Loaded before the product by a test of its health: on SIGUSR2 its event loop stands still for eight seconds.
const { writeSync } = require('node:fs')
const { isMainThread } = require('node:worker_threads')

if (isMainThread)
  process.on('SIGUSR2', () => {
    writeSync(2, 'blocked\n')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 8000)
  })
