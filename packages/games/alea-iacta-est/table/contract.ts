/**
 * What the screen wants of a table, as types only: nothing of the page is loaded by a game. Each name is the type of the
 * same name in the page's contract.
 */
export type GameTable = import('../../../web/src/table/game-table.ts').GameTable
export type BattleSheet = import('../../../web/src/table/battle-sheet.ts').BattleSheet
export type BattleSide = import('../../../web/src/table/battle-sheet.ts').BattleSide
export type OddsSheet = import('../../../web/src/table/battle-sheet.ts').OddsSheet
export type Card = import('../../../web/src/table/game-table.ts').Card
export type ChoiceLook = import('../../../web/src/table/game-table.ts').ChoiceLook
export type EventLook = import('../../../web/src/table/game-table.ts').EventLook
export type Flag = import('../../../web/src/table/game-table.ts').Flag
export type Gauge = import('../../../web/src/table/game-table.ts').Gauge
export type Hold = import('../../../web/src/table/game-table.ts').Hold
export type Kit = import('../../../web/src/table/game-table.ts').Kit
export type LeaderPiece = import('../../../web/src/table/game-table.ts').LeaderPiece
export type OptionCard = import('../../../web/src/table/game-table.ts').OptionCard
export type Panel = import('../../../web/src/table/game-table.ts').Panel
export type PanelLine = import('../../../web/src/table/game-table.ts').PanelLine
export type PanelSection = import('../../../web/src/table/game-table.ts').PanelSection
export type Piece = import('../../../web/src/table/game-table.ts').Piece
export type Pointed = import('../../../web/src/table/game-table.ts').Pointed
export type ScenarioCard = import('../../../web/src/table/game-table.ts').ScenarioCard
export type Scene = import('../../../web/src/table/game-table.ts').Scene
export type SceneInput = import('../../../web/src/table/game-table.ts').SceneInput
export type Stack = import('../../../web/src/table/game-table.ts').Stack
export type UnitPiece = import('../../../web/src/table/game-table.ts').UnitPiece
