/** KOR-SEQ-5: the end of a turn, in this order. */
export { adjustments } from './adjustments.ts'
export { captives } from './captives.ts'
export { disputes } from './disputes.ts'
export { prestige } from './prestige.ts'
export { redeployment } from './redeployment.ts'
export { romanization } from './romanization.ts'
