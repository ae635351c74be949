// The built app in a process of its own, whose time zone is that of TZ and whose clock its parent sets.
import { buildApp } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/db.ts'

let now = new Date()
const config = loadConfig(process.env)
const database = openDatabase(config.databaseUrl)
const app = await buildApp({ config, database, now: () => now })
const url = await app.listen({ port: 0, host: '127.0.0.1' })
process.on('message', (moment) => {
  now = new Date(moment)
  process.send(moment)
})
process.on('disconnect', () => {
  void app.close().then(() => database.close())
})
process.send({ url, hour: new Date('2026-07-01T12:00:00Z').getHours() })
