export type { Choosing } from './choosing.ts'
export { type BuiltPage, type MovingTable, openPage } from './table.ts'
export { benchWeight } from './weight.ts'
