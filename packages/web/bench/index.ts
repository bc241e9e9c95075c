export { type BuiltPage, type MovingTable, openPage } from './table.ts'
export { benchWeight } from './weight.ts'
