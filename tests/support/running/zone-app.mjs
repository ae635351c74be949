// The built app in its own process, with the time zone of TZ and a clock that its parent sets.
const load = (file) => import(new URL(`../../../dist/server/${file}`, import.meta.url).href)
const { buildApp } = await load('app.js')
const { loadConfig } = await load('config/config.js')
const { openDatabase } = await load('db/db.js')

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
