// The built app in its own process, with the time zone of TZ and a clock that its parent sets.
import { buildApp } from '#server/app.ts'
import { loadConfig } from '#server/config/config.ts'
import { openDatabase } from '#server/db/db.ts'

let now = new Date()
const config = loadConfig(process.env)
const database = openDatabase(config.databaseUrl)
const app = await buildApp({ config, database, now: () => now })
const url = await app.listen({ port: 0, host: '127.0.0.1' })
process.on('message', (timestamp) => {
  now = new Date(timestamp)
  process.send(timestamp)
})
process.on('disconnect', () => {
  void app.close().then(() => database.close())
})
process.send({ url, hour: new Date('2026-07-01T12:00:00Z').getHours() })
