import { later } from '../app/later.tsx'

/** Parts of the table that most evenings begin without: each is fetched when it is first shown. */

export const BattleDialog = later(async () => (await import('./battle.tsx')).BattleDialog)
/** Only the first moment of a match has one. */
export const BriefingPage = later(async () => (await import('./briefing/page.tsx')).BriefingPage)
export const BriefingMap = later(async () => (await import('./briefing/map.tsx')).BriefingMap)
/** What others did: nobody has done anything yet when a table is opened. */
export const FilmBar = later(async () => (await import('./film-bar.tsx')).FilmBar)
/** Where nobody is asked who sets out there is none. */
export const MoverList = later(async () => (await import('./movers.tsx')).MoverList)
export const MomentLayer = later(async () => (await import('./moment.tsx')).MomentLayer)
/** Only a lesson has one. */
export const CoachCard = later(async () => (await import('./coach.tsx')).CoachCard)
/** Charts of the panels. */
export const FigureView = later(async () => (await import('./panels/figures.tsx')).FigureView)
/** Only one game has one. */
export const MusterPanel = later(async () => (await import('./muster.tsx')).MusterPanel)
/** While something is raised. */
export const ShopSheet = later(async () => (await import('./shop.tsx')).ShopSheet)
/** While armies are placed. */
export const TrayView = later(async () => (await import('./tray.tsx')).TrayView)
/** Nobody has asked yet. */
export const HintShown = later(async () => (await import('./hint-shown.tsx')).HintShown)
/** Nobody gives up at once. */
export const ResignCard = later(async () => (await import('./resign.tsx')).ResignCard)
export const RulesChanged = later(async () => (await import('./rules-changed.tsx')).RulesChanged)
/** Only a table that a server keeps has one. */
export const PlayersStrip = later(async () => (await import('../online/players-strip.tsx')).PlayersStrip)
export const OnlineNotices = later(async () => (await import('../online/notices.tsx')).OnlineNotices)
export const ParleyCards = later(async () => (await import('../online/parley.tsx')).ParleyCards)
export const RulesReader = later(async () => (await import('./panels/rules.tsx')).RulesReader)
/** Nobody rests at a place before he has one. */
export const ZoneCard = later(async () => (await import('./zone-card.tsx')).ZoneCard)
/** Nobody has opened the menu. */
export const MenuList = later(async () => (await import('./menu-list.tsx')).MenuList)
export const OrdersPanel = later(async () => (await import('./panels/orders.tsx')).OrdersPanel)
export const NotesPanel = later(async () => (await import('./panels/notes.tsx')).NotesPanel)
