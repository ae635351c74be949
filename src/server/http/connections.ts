/** Which connections wait for an answer, so that an end waits for those and for no other. */
import { subscribe } from 'node:diagnostics_channel'
import { Socket } from 'node:net'

/**
 * Watches every connection that comes in from now on. The returned function closes those without a request under way (kept
 * alive, opened ahead by a browser, or still sending its head), and each other one once it is answered.
 */
export function trackConnections(): () => void {
  // Not the server's own events: for a host name with two addresses there are two servers.
  const quiet = new Set<Socket>()
  let isEnding = false

  subscribe('net.server.socket', (message) => {
    const socket = socketOf(message)
    if (!socket) return
    if (isEnding) return void socket.destroy()
    quiet.add(socket)
    socket.once('close', () => quiet.delete(socket))
  })
  subscribe('http.server.request.start', (message) => {
    const socket = socketOf(message)
    if (socket) quiet.delete(socket)
  })
  subscribe('http.server.response.finish', (message) => {
    const socket = socketOf(message)
    if (!socket) return
    if (isEnding) setImmediate(() => socket.end())
    else if (!socket.destroyed) quiet.add(socket)
  })

  return () => {
    isEnding = true
    for (const socket of quiet) socket.destroy()
  }
}

function socketOf(message: unknown): Socket | null {
  const socket = typeof message === 'object' && message && 'socket' in message ? message.socket : null
  return socket instanceof Socket ? socket : null
}
