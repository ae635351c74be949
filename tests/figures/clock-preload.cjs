// Loaded before the product: the PostgreSQL it starts must use the same fake clock, which it would not inherit.
const { syncBuiltinESMExports } = require('node:module')
const processes = require('node:child_process')

const names = ['LD_PRELOAD', 'FAKETIME_TIMESTAMP_FILE', 'FAKETIME_NO_CACHE', 'FAKETIME_DONT_FAKE_MONOTONIC']
const clock = Object.fromEntries(names.map((name) => [name, process.env[name]]))
const { spawn } = processes
processes.spawn = (file, args, options) =>
  spawn(file, args, { ...options, env: { ...(options?.env ?? process.env), ...clock } })
syncBuiltinESMExports()
