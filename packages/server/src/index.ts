export { type Running, startServer } from './server.ts'
export { type Settings, settingsFrom } from './settings.ts'
