export * from './actions.ts'
export * from './battle.ts'
export * from './roll.ts'
