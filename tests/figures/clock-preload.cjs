// Loaded before the product: the PostgreSQL that it starts goes by the same faked clock, which it would not hear of.
const { syncBuiltinESMExports } = require('node:module')
const processes = require('node:child_process')

const names = ['LD_PRELOAD', 'FAKETIME_TIMESTAMP_FILE', 'FAKETIME_NO_CACHE', 'FAKETIME_DONT_FAKE_MONOTONIC']
const clock = Object.fromEntries(names.map((name) => [name, process.env[name]]))
const { spawn } = processes
processes.spawn = (file, args, options) =>
  spawn(file, args, { ...options, env: { ...(options?.env ?? process.env), ...clock } })
syncBuiltinESMExports()
