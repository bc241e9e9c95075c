// Made from en/*.ftl by `npm run messages`; whoever wants other words changes those.
import type { Countable, Maybe, Value } from '@aquila/engine/messages'

export interface Texts {
  'title.account': Record<never, never>
  'account': Record<never, never>
  'account.make': Record<never, never>
  'account.make.about': Record<never, never>
  'account.make.guest': { name: Value }
  'account.make.do': Record<never, never>
  'account.sign-in': Record<never, never>
  'account.sign-in.do': Record<never, never>
  'account.forgotten': Record<never, never>
  'account.forgotten.do': Record<never, never>
  'account.forgotten.about': Record<never, never>
  'account.remembered': Record<never, never>
  'account.name': Record<never, never>
  'account.name.about': { n: Value }
  'account.password': Record<never, never>
  'account.password.about': { n: Value }
  'account.password.new': Record<never, never>
  'account.password.old': Record<never, never>
  'account.code': Record<never, never>
  'account.refused': { reason: Value; refused: Value }
  'account.refused.code': Record<never, never>
  'account.codes': Record<never, never>
  'account.codes.about': Record<never, never>
  'account.codes.copy': Record<never, never>
  'account.codes.copied': Record<never, never>
  'account.codes.kept': Record<never, never>
  'account.since': { when: Value }
  'account.at-table': Record<never, never>
  'account.at-table.aside': Record<never, never>
  'account.signed-in': Record<never, never>
  'account.others-out': Record<never, never>
  'account.device': { device?: Maybe }
  'account.device.now': { when: Value }
  'account.device.then': { ago: Value; when: Value }
  'account.device.this': Record<never, never>
  'account.device.out': Record<never, never>
  'account.device.out.named': { device?: Maybe }
  'account.ways-in': Record<never, never>
  'account.ways-in.password': Record<never, never>
  'account.ways-in.password.do': Record<never, never>
  'account.ways-in.codes': { n: Countable }
  'account.ways-in.codes.do': Record<never, never>
  'account.ways-in.changed': Record<never, never>
  'account.out': Record<never, never>
  'account.cancel': Record<never, never>
  'notices': Record<never, never>
  'notices.once': Record<never, never>
  'notices.once.about': Record<never, never>
  'notices.push': Record<never, never>
  'notices.push.not': Record<never, never>
  'notices.mail': Record<never, never>
  'notices.webhook': Record<never, never>
  'notices.secret': Record<never, never>
  'notices.add': Record<never, never>
  'notices.off': Record<never, never>
  'notices.test': Record<never, never>
  'notices.kind': { kind: Value }
  'notices.of': { kind: Value }
  'notices.night': Record<never, never>
  'notices.night.about': { zone: Value }
  'notices.from': Record<never, never>
  'notices.to': Record<never, never>
  'notices.leaves': Record<never, never>
  'notices.back': Record<never, never>
  'notices.save': Record<never, never>
  'notices.last': Record<never, never>
  'notices.last.none': Record<never, never>
  'notices.came': { state: Value; why: Value }
  'nav.online': Record<never, never>
  'title.lobby': Record<never, never>
  'title.set-table': Record<never, never>
  'title.online-table': Record<never, never>
  'shelf.online': Record<never, never>
  'shelf.online.about': Record<never, never>
  'shelf.online.watch': Record<never, never>
  'online.none': Record<never, never>
  'online.none.about': Record<never, never>
  'online.where': Record<never, never>
  'online.where.shelf': Record<never, never>
  'online.lost': { since: Value }
  'online.refused': { reason: Value }
  'online.name-taken': { free: Value }
  'online.mine': Record<never, never>
  'online.mine.none': Record<never, never>
  'online.mine.none.about': Record<never, never>
  'online.play-bot': Record<never, never>
  'online.play-alone': Record<never, never>
  'online.kept-for-you': { host: Value }
  'online.your-seat-waits': Record<never, never>
  'online.waits-for-you': Record<never, never>
  'online.seats-free': { free: Countable; of: Value }
  'online.dice-wait': Record<never, never>
  'online.over.about': Record<never, never>
  'online.over.you-won': Record<never, never>
  'online.over.won': { names: Countable }
  'online.once-more': Record<never, never>
  'online.set.solitaire': Record<never, never>
  'online.waits': { n: Countable }
  'online.open': Record<never, never>
  'online.open.none': Record<never, never>
  'online.live': Record<never, never>
  'online.live.none': Record<never, never>
  'online.set': Record<never, never>
  'online.set.title': { game: Value }
  'online.share.title': { game: Value }
  'online.share.about': Record<never, never>
  'online.share.do': Record<never, never>
  'online.public.watch': Record<never, never>
  'online.set.do': Record<never, never>
  'online.take-seat': Record<never, never>
  'online.watch': Record<never, never>
  'online.hosted': { game: Value; host: Value }
  'online.your-turn': Record<never, never>
  'online.running': Record<never, never>
  'online.waiting-for': { n: Countable }
  'online.starting': Record<never, never>
  'online.held': Record<never, never>
  'online.over': Record<never, never>
  'online.closed': Record<never, never>
  'online.you': Record<never, never>
  'online.free': Record<never, never>
  'online.you-are': { name: Value }
  'online.rename': Record<never, never>
  'online.rename.do': Record<never, never>
  'online.name': Record<never, never>
  'online.public': Record<never, never>
  'online.see': Record<never, never>
  'online.see.who': { who: Value }
  'online.see.about': { who: Value }
  'online.asked': Record<never, never>
  'online.time-left': { span: Value }
  'online.hints': Record<never, never>
  'online.hints.about': Record<never, never>
  'online.seat.me': Record<never, never>
  'online.seat.open': Record<never, never>
  'online.seat.is-open': Record<never, never>
  'online.seat.kept': { name: Value }
  'online.invites': { host: Value }
  'online.your-seat': { n: Countable }
  'online.take-the-seat': Record<never, never>
  'online.promise.account': Record<never, never>
  'online.promise.mail': Record<never, never>
  'online.promise.seat': Record<never, never>
  'online.new-to-it': Record<never, never>
  'online.new-to-it.about': { host: Value }
  'online.not-for-you': Record<never, never>
  'online.how-long': Record<never, never>
  'online.how-long.about': Record<never, never>
  'online.who-sees': Record<never, never>
  'online.who-sees.hands': Record<never, never>
  'online.host-plays': { host: Value; side: Value }
  'online.lesson': Record<never, never>
  'online.only-watch': Record<never, never>
  'online.full': Record<never, never>
  'online.full.about': { host: Value }
  'online.room.taken': { taken: Value; of: Value }
  'online.room.host': { host: Value }
  'online.room.yours': Record<never, never>
  'online.room.here': { n: Countable }
  'online.room.bots': { n: Countable }
  'online.room.open': { n: Countable }
  'online.is-host': Record<never, never>
  'online.is-guest': Record<never, never>
  'online.is-bot': Record<never, never>
  'online.room.public': Record<never, never>
  'online.room.link': Record<never, never>
  'online.room.opened': { ago: Value }
  'online.seats': Record<never, never>
  'online.bot': Record<never, never>
  'online.presence': { is: Value }
  'online.ask-in': Record<never, never>
  'online.send-it': Record<never, never>
  'online.send-it.watch': Record<never, never>
  'online.send-it.about': Record<never, never>
  'online.link': Record<never, never>
  'online.copy': Record<never, never>
  'online.copied': Record<never, never>
  'online.only-here': Record<never, never>
  'online.start': Record<never, never>
  'online.start.bot': { side: Value }
  'online.start.bots': { n: Value }
  'online.start.about': Record<never, never>
  'online.host-starts': { host: Value }
  'online.salting': { names?: Maybe }
  'online.leave': Record<never, never>
  'online.close': Record<never, never>
  'online.agreed': Record<never, never>
  'online.agreed.watchers': Record<never, never>
  'online.watchers.who': { visibility: Value }
  'online.agreed.hints': Record<never, never>
  'online.hints.yes': Record<never, never>
  'online.hints.no': Record<never, never>
  'online.agreed.options': Record<never, never>
  'online.options.none': Record<never, never>
  'online.dice': Record<never, never>
  'online.dice.seal': Record<never, never>
  'online.dice.salts': Record<never, never>
  'online.dice.salt': { is: Value }
  'online.dice.check': Record<never, never>
  'online.check': Record<never, never>
  'online.check.step': { step: Value }
  'online.check.about': { step: Value }
  'online.check.own': Record<never, never>
  'online.check.kept': Record<never, never>
  'online.check.elsewhere': Record<never, never>
  'online.check.all': Record<never, never>
  'online.check.bots': Record<never, never>
  'online.check.honest': Record<never, never>
  'online.check.good': Record<never, never>
  'online.connected': Record<never, never>
  'online.connecting': { since: Value }
  'online.on-its-way': Record<never, never>
  'online.cut': Record<never, never>
  'online.ended': { why: Value }
  'online.ended.about': { why: Value }
  'online.away': { since: Value }
  'online.away.about': Record<never, never>
  'online.seat-lost': Record<never, never>
  'online.seat-lost.about': Record<never, never>
  'online.seat-lost.others': Record<never, never>
  'online.match-held': Record<never, never>
  'online.match-held.about': { dropped: Countable; from: Value; to: Value }
  'online.bot-failed': { times: Countable }
  'online.left': { who: Value; side: Value; bot: Value; name: Value }
  'online.players': Record<never, never>
  'online.players.all': { n: Value }
  'online.decides': Record<never, never>
  'online.watchers': { n: Countable }
  'online.watching': Record<never, never>
  'online.line': { is: Value }
  'online.line.about': { is: Value; since: Value }
  'online.share': Record<never, never>
  'online.share.link': Record<never, never>
  'online.watcher-sees': { n: Countable }
  'resign': Record<never, never>
  'resign.title': { others: Countable; side: Value }
  'resign.about': { others: Countable; winner: Value }
  'resign.no': Record<never, never>
  'resign.yes': Record<never, never>
  'end.early': { kind: Value; winner: Value }
  'pace': Record<never, never>
  'pace.name': { pace?: Maybe }
  'pace.about': { pace?: Maybe }
  'pace.flag': Record<never, never>
  'pace.flag.means': { flag: Value }
  'pace.none': Record<never, never>
  'pace.live': { bank: Value }
  'pace.days': { turn: Value }
  'span.minutes': { n: Countable }
  'span.hours': { n: Countable }
  'span.days': { n: Countable }
  'clock.about': { shape: Value; time: Value }
  'clock.own': { shape: Value }
  'parley.ask': Record<never, never>
  'parley.ask.what': { what: Value }
  'parley.ask.all': Record<never, never>
  'parley.at-once': Record<never, never>
  'parley.sit-in': Record<never, never>
  'parley.back': Record<never, never>
  'parley.hand': Record<never, never>
  'parley.send': Record<never, never>
  'parley.wait': { span: Value }
  'parley.asked': { what: Value; n: Countable; name: Value; to: Value }
  'parley.asked.about': { what: Value; to: Value }
  'parley.no': Record<never, never>
  'parley.yes': { what: Value }
  'parley.mine': { what: Value; n: Countable; to: Value }
  'parley.mine.waits': { names: Value }
  'parley.withdraw': Record<never, never>
  'parley.late': { name: Value }
  'parley.late.about': Record<never, never>
  'parley.late.wait': Record<never, never>
  'parley.late.bot': Record<never, never>
  'parley.late.win': Record<never, never>
  'parley.paused': Record<never, never>
  'parley.paused.about': Record<never, never>
  'parley.go-on': Record<never, never>
  'parley.kept': Record<never, never>
  'parley.kept.about': { bot: Value }
  'parley.kept.take': Record<never, never>
  'parley.right': Record<never, never>
  'parley.settled': { how: Value; name: Value; what: Value }
  'aquila': Record<never, never>
  'nav.shelf': Record<never, never>
  'nav.learn': Record<never, never>
  'nav.about': Record<never, never>
  'nav.settings': Record<never, never>
  'settings.install': Record<never, never>
  'nav.skip': Record<never, never>
  'rule': { rule: Value }
  'close': Record<never, never>
  'shelf.title': Record<never, never>
  'shelf.what': Record<never, never>
  'shelf.begin': Record<never, never>
  'shelf.newcomer': Record<never, never>
  'shelf.newcomer.learn': { title: Value }
  'shelf.soon': Record<never, never>
  'shelf.alone': Record<never, never>
  'shelf.alone.about': Record<never, never>
  'shelf.solitaire.about': Record<never, never>
  'shelf.together': Record<never, never>
  'shelf.together.about': { seats: Countable }
  'shelf.learn': Record<never, never>
  'shelf.learn.about': Record<never, never>
  'shelf.rules.about': Record<never, never>
  'shelf.annals': Record<never, never>
  'shelf.annals.about': Record<never, never>
  'shelf.day': { day: Value }
  'shelf.import': Record<never, never>
  'shelf.import.about': Record<never, never>
  'shelf.continue': Record<never, never>
  'shelf.none': Record<never, never>
  'shelf.kept-where': Record<never, never>
  'shelf.kept-where.online': Record<never, never>
  'shelf.your-move': Record<never, never>
  'shelf.waiting': Record<never, never>
  'shelf.over': Record<never, never>
  'shelf.delete': Record<never, never>
  'shelf.delete.sure': { title: Value; text: Value }
  'shelf.against': { names: Value }
  'shelf.unreadable': { why: Value }
  'shelf.broken': { why: Value }
  'matches': { n: Countable }
  'setup.title': { game: Value }
  'setup.scenario': Record<never, never>
  'setup.advised': Record<never, never>
  'setup.filter': Record<never, never>
  'setup.any': Record<never, never>
  'setup.found': { n: Value; of: Value }
  'setup.stars': { n: Value }
  'setup.star': Record<never, never>
  'setup.sides': Record<never, never>
  'setup.player': Record<never, never>
  'setup.players': Record<never, never>
  'setup.players.n': { n: Countable }
  'setup.person': Record<never, never>
  'setup.name': Record<never, never>
  'setup.who': { side: Value }
  'setup.you': Record<never, never>
  'setup.guest': { n: Value }
  'setup.bot': { level: Value }
  'setup.options': Record<never, never>
  'setup.pause': Record<never, never>
  'setup.pause.about': Record<never, never>
  'setup.dice': Record<never, never>
  'setup.dice.fair': Record<never, never>
  'setup.dice.fair.about': Record<never, never>
  'setup.dice.seed': Record<never, never>
  'setup.dice.seed.about': Record<never, never>
  'setup.pack': Record<never, never>
  'setup.pack.about': Record<never, never>
  'setup.pack.bad': { why: Value }
  'setup.odds': { side: Value; share: Value; level: Value; n: Value; low: Value; high: Value }
  'setup.odds.even': { handicap: Value; share: Value; n: Value; low: Value; high: Value }
  'setup.odds.take': { handicap: Value }
  'setup.start': Record<never, never>
  'setup.failed': { why: Value }
  'level': { level: Value }
  'level.about': { level: Value }
  'table.opening': Record<never, never>
  'table.failed': { why: Value }
  'table.map': Record<never, never>
  'table.question': Record<never, never>
  'table.inspector': Record<never, never>
  'table.undo': Record<never, never>
  'undo.nothing': Record<never, never>
  'undo.stake': Record<never, never>
  'undo.over': Record<never, never>
  'undo.rolled': Record<never, never>
  'undo.revealed': Record<never, never>
  'undo.other': { side: Value }
  'table.menu': Record<never, never>
  'table.choices': Record<never, never>
  'table.filter': Record<never, never>
  'table.waiting': { side: Value }
  'table.decides': { names: Countable }
  'table.see-end': Record<never, never>
  'table.handover': { player: Value }
  'table.handover.about': { side: Value }
  'table.handover.take': { player: Value }
  'table.lookon': Record<never, never>
  'table.takeover': Record<never, never>
  'table.saved': Record<never, never>
  'table.unsaved': Record<never, never>
  'table.saving': Record<never, never>
  'table.full': Record<never, never>
  'table.notsaved': Record<never, never>
  'table.export': Record<never, never>
  'update': { from: Value; to: Value }
  'update.all-fits': Record<never, never>
  'update.goes-on': Record<never, never>
  'update.dropped': { n: Countable; first: Value }
  'update.export': Record<never, never>
  'browser.full': Record<never, never>
  'match.closed': Record<never, never>
  'worker.failed': Record<never, never>
  'record.own-position': Record<never, never>
  'table.replay': Record<never, never>
  'table.refused': { why: Value }
  'table.fault': { why: Value }
  'table.sure': Record<never, never>
  'table.sure.yes': Record<never, never>
  'table.sure.no': Record<never, never>
  'table.here': { n: Countable }
  'hint.ask': Record<never, never>
  'hint.about': Record<never, never>
  'hint.thinking': Record<never, never>
  'hint.do': Record<never, never>
  'hint.none': Record<never, never>
  'hint.else': { n: Countable; names: Value }
  'hint.chances': { draw: Countable; win: Value; loss: Value }
  'threats.ask': Record<never, never>
  'threats.none': Record<never, never>
  'threats.one': { strength?: Maybe; name: Value; cost: Value }
  'film.title': Record<never, never>
  'film.title.first': Record<never, never>
  'film.count': { n: Value; of: Value }
  'film.speed': { n: Value }
  'film.skip': Record<never, never>
  'film.on': Record<never, never>
  'film.watch': Record<never, never>
  'film.since': { ago: Value; n: Value; of: Value }
  'film.since.short': Record<never, never>
  'film.since.head': Record<never, never>
  'film.since.lasts': { n: Countable }
  'film.touching': { n: Value }
  'film.all': { n: Value }
  'film.which': Record<never, never>
  'film.chapters': Record<never, never>
  'film.chapter': { n: Value; of: Value; state: Value }
  'film.chapter.told': { chapter: Value; text: Value }
  'film.pace': Record<never, never>
  'film.again': Record<never, never>
  'film.next': Record<never, never>
  'film.to-question': Record<never, never>
  'film.to-table': Record<never, never>
  'film.your-turn': Record<never, never>
  'film.then': Record<never, never>
  'film.asked': Record<never, never>
  'film.left': { n: Countable }
  'stage.passes': { sides: Countable }
  'stage.roll': { title: Value }
  'lesson.step': { n: Value; of: Value }
  'lesson.progress': Record<never, never>
  'lesson.goals': Record<never, never>
  'lesson.done': Record<never, never>
  'lesson.next': Record<never, never>
  'lesson.read-first': Record<never, never>
  'changes': { n: Countable }
  'changes.since': Record<never, never>
  'changes.show': Record<never, never>
  'changes.film': Record<never, never>
  'choices': { n: Countable }
  'map.in': Record<never, never>
  'map.out': Record<never, never>
  'map.fit': Record<never, never>
  'map.jump': Record<never, never>
  'map.open-country': { hex: Value }
  'map.open-sea': { hex: Value }
  'map.threats': Record<never, never>
  'map.place.far': { cost: Value }
  'map.place.legal': { name: Value; what: Value }
  'place.region': { name: Value; worth: Value }
  'keys': Record<never, never>
  'keys.walk': Record<never, never>
  'keys.find': Record<never, never>
  'keys.choose': Record<never, never>
  'keys.zoom': Record<never, never>
  'keys.whole': Record<never, never>
  'keys.pan': Record<never, never>
  'keys.action': Record<never, never>
  'keys.card': Record<never, never>
  'keys.hint': Record<never, never>
  'keys.threats': Record<never, never>
  'keys.undo': Record<never, never>
  'keys.list': Record<never, never>
  'keys.close': Record<never, never>
  'key.arrows': Record<never, never>
  'key.letters': Record<never, never>
  'key.enter': Record<never, never>
  'key.zoom': Record<never, never>
  'key.whole': Record<never, never>
  'key.pan': Record<never, never>
  'key.close': Record<never, never>
  'key.space': Record<never, never>
  'piece.leave': { name: Value }
  'movers.title': Record<never, never>
  'movers.about': Record<never, never>
  'movers.army': Record<never, never>
  'owed.title': Record<never, never>
  'muster.left': { n: Countable }
  'muster.nobody': Record<never, never>
  'muster.less': { unit: Value }
  'muster.more': { unit: Value }
  'muster.of': { n: Value }
  'muster.all': { n: Value }
  'order.from-now-on': Record<never, never>
  'shop.title': Record<never, never>
  'shop.at-once': Record<never, never>
  'shop.places': Record<never, never>
  'shop.nowhere': Record<never, never>
  'shop.ready': Record<never, never>
  'shop.deciding': Record<never, never>
  'shop.more': { unit: Value }
  'shop.less': { unit: Value }
  'shop.ordered': { unit: Value }
  'shop.of': { n: Value }
  'inspector.hidden': Record<never, never>
  'rival.aims': { done: Value; of: Value }
  'battle.odds': Record<never, never>
  'battle.splits': Record<never, never>
  'battle.unused': Record<never, never>
  'battle.suggested': Record<never, never>
  'battle.gone': Record<never, never>
  'battle.turned': Record<never, never>
  'battle.no-loss': Record<never, never>
  'tab.log': Record<never, never>
  'tab.rules': Record<never, never>
  'tab.notes': Record<never, never>
  'tab.orders': Record<never, never>
  'tab.more': Record<never, never>
  'figure.goal': { done: Value; of: Value }
  'tab.panels': Record<never, never>
  'tab.none': Record<never, never>
  'log.filter': Record<never, never>
  'log.times': { text: Value; n: Value }
  'log.more': { n: Countable }
  'log.details': { n: Countable }
  'log.empty': Record<never, never>
  'log.quiet': Record<never, never>
  'notes.label': Record<never, never>
  'notes.about': Record<never, never>
  'orders.about': Record<never, never>
  'order.always': Record<never, never>
  'order.when-able': Record<never, never>
  'order.never': Record<never, never>
  'rules.search': Record<never, never>
  'rules.found': { n: Countable }
  'rules.contents': Record<never, never>
  'rules.title': { game: Value }
  'inspector.odds': { odds: Value }
  'inspector.strength': Record<never, never>
  'inspector.going': Record<never, never>
  'inspector.staying': Record<never, never>
  'inspector.close': Record<never, never>
  'piece.unit': { name: Value; strength: Value }
  'piece.reduced': Record<never, never>
  'piece.spent': Record<never, never>
  'stack.name': { names: Value; count: Value; strength: Value }
  'stack.parting': { going: Value; staying: Value }
  'stack.fleets': { n: Countable }
  'battle.attacker': Record<never, never>
  'battle.defender': Record<never, never>
  'battle.strength': Record<never, never>
  'battle.column': Record<never, never>
  'battle.modifiers': Record<never, never>
  'battle.to-die': Record<never, never>
  'battle.none': Record<never, never>
  'battle.each': { column: Value }
  'battle.rolled': Record<never, never>
  'battle.chance': { n: Value; of: Value }
  'battle.wins': { side: Value }
  'battle.row': { row: Value }
  'battle.in-six': { side: Value; n: Value }
  'battle.taken': { taken: Value; all: Countable }
  'battle.front': Record<never, never>
  'battle.army': { name: Value }
  'battle.reserve': { name: Value }
  'battle.fallen': { name: Value }
  'battle.gap': Record<never, never>
  'battle.hit': Record<never, never>
  'battle.miss': Record<never, never>
  'battle.needs': { needs: Value }
  'battle.for-me': Record<never, never>
  'battle.hide': Record<never, never>
  'battle.show': Record<never, never>
  'replay.title': Record<never, never>
  'replay.first': Record<never, never>
  'replay.back': Record<never, never>
  'replay.play': Record<never, never>
  'replay.pause': Record<never, never>
  'replay.forward': Record<never, never>
  'replay.last': Record<never, never>
  'replay.speed': { speed: Value }
  'replay.times': { speed: Value }
  'replay.by-choice': Record<never, never>
  'replay.by-turn': Record<never, never>
  'replay.by-battle': Record<never, never>
  'replay.branch': Record<never, never>
  'replay.branch.about': Record<never, never>
  'replay.position': { n: Value; of: Value }
  'replay.to-table': Record<never, never>
  'end.title': Record<never, never>
  'end.nobody': Record<never, never>
  'end.wins': { side: Value }
  'end.bar': { winners: Countable; outcome: Value }
  'end.watch': Record<never, never>
  'end.whatif': Record<never, never>
  'end.rematch': Record<never, never>
  'end.dice': Record<never, never>
  'end.ahead': { side: Value }
  'end.tally': Record<never, never>
  'end.victory': Record<never, never>
  'end.defeat': { sides: Value }
  'end.course': Record<never, never>
  'end.why.won': { side: Value; words: Value }
  'end.why.won.you': { words: Value }
  'end.why.nobody': Record<never, never>
  'end.why.missed': { aims: Value }
  'end.why.you': Record<never, never>
  'end.why.side': { side: Value }
  'end.why.with': { words: Value }
  'end.why.of': { got: Value; of: Value }
  'end.why.met': Record<never, never>
  'end.why.short': { n: Countable }
  'end.why.show': { name: Value }
  'end.luck': Record<never, never>
  'end.luck.none': Record<never, never>
  'end.luck.rolls': { n: Countable }
  'end.luck.faces': { side: Value; faces: Value }
  'end.luck.over': { name: Value }
  'end.luck.under': { name: Value }
  'end.luck.even': { name: Value }
  'end.luck.kind': Record<never, never>
  'end.luck.count': Record<never, never>
  'end.luck.expected': Record<never, never>
  'end.luck.mean': Record<never, never>
  'end.luck.by-kind': Record<never, never>
  'end.luck.show': Record<never, never>
  'end.chronicle': Record<never, never>
  'end.chronicle.of': Record<never, never>
  'end.chronicle.all': Record<never, never>
  'end.chronicle.none': Record<never, never>
  'end.chronicle.html': Record<never, never>
  'end.chronicle.md': Record<never, never>
  'end.chronicle.show': Record<never, never>
  'end.chart': Record<never, never>
  'end.dice.good': { n: Countable }
  'end.dice.bad': { n: Countable }
  'end.dice.seal': Record<never, never>
  'end.dice.unchecked': { n: Value; all: Value }
  'end.dice.none': Record<never, never>
  'learn.lesson.start': Record<never, never>
  'learn.lesson.again': Record<never, never>
  'learn.lesson.on': Record<never, never>
  'learn.lesson.failed': { why: Value }
  'learn.rules': Record<never, never>
  'learn.about': Record<never, never>
  'about.title': Record<never, never>
  'about.text': Record<never, never>
  'about.games': Record<never, never>
  'about.games.text': Record<never, never>
  'about.data': Record<never, never>
  'about.data.text': Record<never, never>
  'about.icons': Record<never, never>
  'about.icons.text': Record<never, never>
  'about.fonts': Record<never, never>
  'about.fonts.text': Record<never, never>
  'about.privacy': Record<never, never>
  'about.privacy.text': Record<never, never>
  'settings.theme': Record<never, never>
  'settings.theme.auto': Record<never, never>
  'settings.theme.light': Record<never, never>
  'settings.theme.dark': Record<never, never>
  'settings.text': Record<never, never>
  'settings.text.normal': Record<never, never>
  'settings.text.large': Record<never, never>
  'settings.text.larger': Record<never, never>
  'settings.contrast': Record<never, never>
  'settings.contrast.normal': Record<never, never>
  'settings.contrast.high': Record<never, never>
  'settings.motion': Record<never, never>
  'settings.motion.full': Record<never, never>
  'settings.motion.less': Record<never, never>
  'title.set-up': Record<never, never>
  'title.table': Record<never, never>
  'title.replay': Record<never, never>
  'title.end': Record<never, never>
  'title.learn': Record<never, never>
  'title.analysis': Record<never, never>
  'title.annals': Record<never, never>
  'title.about': Record<never, never>
  'title.lost': Record<never, never>
  'lost.title': Record<never, never>
  'lost.text': Record<never, never>
  'unopened.title': Record<never, never>
  'unopened.safe': Record<never, never>
  'delete.match': Record<never, never>
  'unfetched.title': Record<never, never>
  'unfetched.text': Record<never, never>
  'unfetched.in-vain': Record<never, never>
  'unfetched.part': Record<never, never>
  'error.page': { why: Value }
  'error.reload': Record<never, never>
  'error.again': Record<never, never>
  'choice.hopeless': Record<never, never>
  'choice.certain': Record<never, never>
  'card.here': Record<never, never>
  'card.nobody': Record<never, never>
  'card.stack': { names?: Maybe; n: Countable; strength: Value }
  'card.could-do': Record<never, never>
  'card.far': { cost: Value }
  'card.could-come': Record<never, never>
  'card.comer': { strength?: Maybe; name: Value; cost: Value }
  'panel.close': Record<never, never>
  'forecast.show': Record<never, never>
  'moment.roll': { n: Countable }
  'aftermath': Record<never, never>
  'aftermath.follows': Record<never, never>
  'moment.on': Record<never, never>
  'moment.all': Record<never, never>
  'reckoning.idle': { n: Countable }
  'reckoning.steps': { before: Value; after: Value; of: Value }
  'moment.again': Record<never, never>
  'die': { sides: Value }
  'die.fell': { sides: Value; value: Value }
  'moment.skip': Record<never, never>
  'moment.skip.about': Record<never, never>
  'moment.space': Record<never, never>
  'moment.shown': Record<never, never>
  'moment.shown.fitting': Record<never, never>
  'moment.shown.all': Record<never, never>
  'moment.shown.mine': Record<never, never>
  'moment.shown.never': Record<never, never>
  'settings.moments.battle': Record<never, never>
  'settings.moments.roll': Record<never, never>
  'settings.moments.draw': Record<never, never>
  'settings.moments.ceremony': Record<never, never>
  'settings.sounds': Record<never, never>
  'settings.sounds.off': Record<never, never>
  'settings.sounds.on': Record<never, never>
  'annals.title': { game: Value }
  'annals.none': Record<never, never>
  'annals.best': Record<never, never>
  'annals.scenarios': Record<never, never>
  'annals.scenario': Record<never, never>
  'annals.played': Record<never, never>
  'annals.won': Record<never, never>
  'annals.points': Record<never, never>
  'annals.matches': Record<never, never>
  'annals.day': { day: Value }
  'annals.with': { n: Countable }
  'aims': Record<never, never>
  'aims.all': Record<never, never>
  'aims.keep': { n: Value }
  'aims.tally': { got: Value; of: Value }
  'aims.state.met': Record<never, never>
  'aims.state.near': Record<never, never>
  'aims.state.open': Record<never, never>
  'aims.state.danger': Record<never, never>
  'aims.condition': { text: Value; have: Value; need: Value }
  'aims.condition.shown': { text: Value; shown: Value }
  'aims.show': Record<never, never>
  'aims.read': Record<never, never>
  'keys.aims': Record<never, never>
  'settings.briefing': Record<never, never>
  'settings.briefing.always': Record<never, never>
  'settings.briefing.never': Record<never, never>
  'briefing.you': { who: Value }
  'briefing.you-win': Record<never, never>
  'briefing.wins': { name: Value }
  'briefing.today': { got: Value; of: Value }
  'briefing.missing': Record<never, never>
  'briefing.held': Record<never, never>
  'briefing.theirs': { name: Value }
  'briefing.against': { side: Value; player: Value }
  'briefing.against-many': { n: Value }
  'briefing.length': Record<never, never>
  'briefing.side': Record<never, never>
  'briefing.watch': Record<never, never>
  'briefing.again': Record<never, never>
  'setup.seats': { n: Value }
  'setup.seats.span': { least: Value; most: Value }
  'setup.seats.alone': Record<never, never>
  'ago.now': Record<never, never>
  'ago.minutes': { n: Countable }
  'ago.hours': { n: Countable }
  'ago.days': { n: Value }
  'gauge.not-yet': Record<never, never>
  'analysis.title': Record<never, never>
  'analysis.running': Record<never, never>
  'analysis.unknown': Record<never, never>
  'analysis.progress': { done: Value; of: Value }
  'analysis.begins': Record<never, never>
  'analysis.stop': Record<never, never>
  'analysis.go-on': Record<never, never>
  'analysis.deeper': Record<never, never>
  'analysis.dice': Record<never, never>
  'analysis.dice.about': { side: Value }
  'analysis.choices': Record<never, never>
  'analysis.choices.about': Record<never, never>
  'analysis.mine': Record<never, never>
  'analysis.theirs': Record<never, never>
  'analysis.of-side': { side: Value }
  'analysis.mistakes': Record<never, never>
  'analysis.judged': { n: Value }
  'analysis.list': Record<never, never>
  'analysis.none': Record<never, never>
  'analysis.choice': Record<never, never>
  'analysis.die': Record<never, never>
  'analysis.quiet': Record<never, never>
  'analysis.verdict': { verdict?: Maybe }
  'analysis.you': Record<never, never>
  'analysis.better': Record<never, never>
  'analysis.nothing-else': Record<never, never>
  'analysis.within': { n: Value }
  'analysis.aim': { aim: Value; better: Value; of: Value; done: Value }
  'analysis.aim-needs': { aim: Value; needs: Value; better: Value; of: Value; done: Value }
  'analysis.good-about': Record<never, never>
  'analysis.unjudged-about': Record<never, never>
  'analysis.play-on': Record<never, never>
  'analysis.watch-both': Record<never, never>
  'analysis.watching': { way: Value }
  'analysis.back': Record<never, never>
  'analysis.chart': Record<never, never>
  'analysis.draw-half': Record<never, never>
  'analysis.rest': Record<never, never>
  'analysis.band': Record<never, never>
  'analysis.before': Record<never, never>
  'analysis.after': Record<never, never>
  'analysis.replay': Record<never, never>
  'analysis.turns': { n: Countable }
  'analysis.file': Record<never, never>
  'analysis.link': Record<never, never>
  'analysis.copied': Record<never, never>
  'analysis.table': Record<never, never>
  'analysis.row': { title: Value; verdict: Value; choice: Value; dice: Value }
  'analysis.gained': Record<never, never>
  'analysis.head': { lucky: Value; worst?: Maybe }
  'analysis.contains': Record<never, never>
  'analysis.end': Record<never, never>
  'analysis.end.chances': Record<never, never>
  'analysis.best': Record<never, never>
  'analysis.worst': Record<never, never>
  'analysis.roll': Record<never, never>
  'analysis.ask': Record<never, never>
}

export const texts = `
title_account = Account
account = Your account
account_make = Make an account
account_make_about = You keep your tables, and find them on any device. Nothing else is asked of you: no mail address, no other data.
account_make_guest = { $name } stays the person you are: your tables and seats come along.
account_make_do = Make the account
account_sign-in = Sign in
account_sign-in_do = Sign in
account_forgotten = Forgotten? Use a recovery code
account_forgotten_do = Set the new password
account_forgotten_about = One of the eight codes that you were given lets you choose a new password. Everybody who is signed in elsewhere is signed out.
account_remembered = I know my password
account_name = Name
account_name_about = at least { $n } letters; nobody else has one like it
account_password = Password
account_password_about = at least { $n } letters; four words are easier to keep than eight signs
account_password_new = New password
account_password_old = Password now
account_code = Recovery code
account_refused =
    { $reason ->
        [wrong-secret] Name and password are not those of anybody here.
        [weak-password] Too many people would try this one. Take another.
        [too-fast] Too many tries. Wait some minutes and try again; nothing is locked.
        [name-taken] Somebody has that name, or one that looks like it.
       *[other] { $refused }
    }
account_refused_code = Name and code are not those of anybody here, or the code was used.
account_codes = Your recovery codes
account_codes_about = Write them down or print them. Each lets you in once if you forget your password; without one, and without the password, nobody can get you back. They are not shown again.
account_codes_copy = Copy them
account_codes_copied = Copied
account_codes_kept = I have them
account_since = here since { $when }
account_at-table = You at the table
account_at-table_aside = what others see of you
account_signed-in = Signed in
account_others-out = Sign out everywhere else
account_device =
    { $device ->
        [none] A browser
       *[other] { $device }
    }
account_device_now = now, signed in { $when }
account_device_then = { $ago }, signed in { $when }
account_device_this = this one
account_device_out = Sign out
account_device_out_named =
    Sign out { $device ->
        [none] that browser
       *[other] { $device }
    }
account_ways-in = Ways in
account_ways-in_password = Password
account_ways-in_password_do = Change it
account_ways-in_codes =
    { $n ->
        [0] No recovery code is left
        [one] One recovery code is left
       *[other] { $n } recovery codes are left
    }
account_ways-in_codes_do = New codes
account_ways-in_changed = The password is changed, and every other device is signed out.
account_out = Sign out here
account_cancel = Never mind
notices = How you are told
notices_once = Once a turn, not once a click.
notices_once_about = And only if you have not looked at the table. A tab left open somewhere does not count as looking.
notices_push = Push on this device
notices_push_not = This browser cannot be told while it is closed. An iPhone wants Aquila on its home screen first.
notices_mail = By mail to
notices_webhook = By webhook, Discord or Slack to
notices_secret = By this the receiver knows that it comes from here. It is shown this once:
notices_add = Add
notices_off = Switch off
notices_test = Send a test
notices_kind =
    { $kind ->
        [push] Push
        [mail] Mail
       *[webhook] Webhook
    }
notices_of =
    { $kind ->
        [turn] your turn
        [half] half of your time is gone
        [fifth] a fifth of your time is left
        [asked] somebody asks you something
        [invited] invitations
       *[over] a match is over
    }
notices_night = Quiet hours and days away.
notices_night_about = Nothing arrives at night, and no deadline by the day ends then: it moves to the morning. On days away clocks by the day stand; 30 days a year. Times are those of { $zone }.
notices_from = Quiet from
notices_to = to
notices_leaves = Away from
notices_back = until
notices_save = Keep it
notices_last = What came of the last ten
notices_last_none = Nothing was told yet.
notices_came =
    { $state ->
        [sent] sent
        [due] { $why }, tried again
        [failed] failed: { $why }
       *[dropped]
            { $why ->
                [looked] not needed: you looked
               *[other] nobody to tell: no channel is on for it
            }
    }
nav_online = Online
title_lobby = Online
title_set-table = Set a table
title_online-table = Table
shelf_online = Play online
shelf_online_about = send a friend a link, no account
shelf_online_watch = play, and let others watch
online_none = Nobody keeps tables online here.
online_none_about = This page is served without a server for online play. All games work alone and at one table. Whoever starts it with npm start has online play too.
online_where = These tables are kept by the server, and others can see them. What you play alone or at one screen never leaves this browser: it is
online_where_shelf = on the shelf.
online_lost = The server does not answer since { $since }. All that was stored is safe; another try is made by itself.
online_refused =
    { $reason ->
        [unreachable] The server does not answer. Nothing was changed; try again in a moment.
        [too-late] That has changed meanwhile: the seat is taken, or the table has begun.
        [paused] The table pauses. Ask to go on first.
        [no-proposal] That cannot be asked now.
        [over] The match is over.
        [too-fast] That was too much at once. Wait a minute and try again.
        [forbidden] That is not for you to do at this table.
        [not-found] There is no such table, or not for you.
        [no-name] Give a name first.
        [name-taken] Somebody at the table has that name.
        [not-stored] The server cannot store anything now. Try again in a moment.
       *[other] The server has refused that: { $reason }.
    }
online_name-taken = Somebody at the table has that name. { $free } is free.
online_mine = My tables
online_mine_none = Nobody waits for you.
online_mine_none_about = Set a table and send its link, take a seat at one that is open, or play a bot.
online_play-bot = Play a bot
online_play-alone = To the shelf
online_kept-for-you = { $host } wants to play once more, and your seat is kept
online_your-seat-waits = Your seat
online_waits-for-you = The others wait for you
online_seats-free =
    { $free ->
        [0] All seats are taken
        [one] One of { $of } seats is free
       *[other] { $free } of { $of } seats are free
    }
online_dice-wait = All sit; the dice wait for a page that is not open
online_over_about = The result and the dice are open to all
online_over_you-won = You have won
online_over_won =
    { $names ->
        [one] { $names } has won
       *[other] { $names } have won
    }
online_once-more = Play once more
online_set_solitaire = you play, others watch
online_waits =
    { $n ->
        [one] one waits for you
       *[other] { $n } wait for you
    }
online_open = Open tables
online_open_none = No table with a free seat is open to everybody now.
online_live = Watch
online_live_none = Nobody plays in public now.
online_set = Set a table
online_set_title = Set a table of { $game }
online_share_title = Play { $game } before watchers
online_share_about = One person plays this game: you. Whoever has the link looks on while you play. The match is kept by the server, so that you can go on with it here on any day.
online_share_do = Begin, and share it
online_public_watch = it stands in the list of matches to watch; otherwise only whoever has the link finds it
online_set_do = Open the table
online_take-seat = Take a seat
online_watch = Watch
online_hosted = { $game }, { $host } hosts
online_your-turn = Your turn
online_running = Running
online_waiting-for =
    { $n ->
        [0] Ready
        [one] Waiting for one
       *[other] Waiting for { $n }
    }
online_starting = Starting
online_held = Held
online_over = Over
online_closed = Closed
online_you = you
online_free = free
online_you-are = You play as { $name }.
online_rename = Change the name
online_rename_do = Keep it
online_name = Your name at the table
online_public = Open to everybody
online_see = Who may come
online_see_who =
    { $who ->
        [public] everybody
        [friends] my friends
       *[link] who has the link
    }
online_see_about =
    { $who ->
        [public] It stands in the list of open tables.
        [friends] It stands in the lists of those who are friends of your account, and of whom you invite by name.
       *[link] Nobody finds it without its link.
    }
online_asked = You are asked
online_time-left = { $span } left
online_hints = Hints allowed
online_hints_about = players may ask a bot what it would do
online_seat_me = me
online_seat_open = open: whoever comes
online_seat_is-open = open
online_seat_kept = kept for { $name }
online_invites = { $host } invites you to play
online_your-seat =
    { $n ->
        [one] Your seat
       *[other] Choose your seat
    }
online_take-the-seat = Take the seat
online_promise_account = no account
online_promise_mail = no mail address
online_promise_seat = this browser keeps your seat
online_new-to-it = New to it?
online_new-to-it_about = Ten minutes with a coach at your side. Take the seat first, and it stays yours; { $host } sees that you have it.
online_not-for-you = Not for you?
online_how-long = How long
online_how-long_about = Stop whenever you like: everything is kept, and goes on later.
online_who-sees = Who sees what
online_who-sees_hands = Your hand is yours alone.
online_host-plays = { $host } plays { $side },
online_lesson = Begin with the lesson
online_only-watch = I only want to watch
online_full = This seat is taken, or the link is old.
online_full_about = Ask { $host } for a new one, or watch: the match begins in a moment.
online_room_taken = { $taken } of { $of } seats are taken.
online_room_host = { $host } hosts.
online_room_yours = You host.
online_room_here =
    { $n ->
        [0] nobody is here
        [one] one person is here
       *[other] { $n } people are here
    }
online_room_bots =
    { $n ->
        [one] one bot
       *[other] { $n } bots
    }
online_room_open =
    { $n ->
        [one] one seat is open
       *[other] { $n } seats are open
    }
online_is-host = host
online_is-guest = guest
online_is-bot = bot
online_room_public = open to everybody
online_room_link = by invitation only
online_room_opened = opened { $ago }
online_seats = Seats
online_bot = ready
online_presence =
    { $is ->
        [here] here
        [away] away
       *[gone] gone
    }
online_ask-in = Ask people in
online_send-it = Send it, or let them scan.
online_send-it_watch = All seats are taken. Whoever opens it now looks on.
online_send-it_about = Whoever opens it sits down with a name alone. It opens this table and nothing else.
online_link = The link to this table
online_copy = Copy
online_copied = Copied
online_only-here = This address names your own machine. For a friend elsewhere, open the page by an address that the friend can reach; the README says how.
online_start = Start the match
online_start_bot = Seat a bot as { $side } and start
online_start_bots = Seat { $n } bots and start
online_start_about = Or wait: it starts by itself when everybody sits.
online_host-starts = { $host } starts the match, or it starts by itself when everybody sits.
online_salting =
    { $names ->
        [none] All sit, and the match begins.
       *[other] All sit. The dice wait for the salt of { $names }: it comes by itself when the page is open.
    }
online_leave = Leave the table
online_close = Close the table
online_agreed = Agreed
online_agreed_watchers = Watchers
online_watchers_who =
    { $visibility ->
        [public] Everybody may watch. They see no hidden hands.
        [friends] Friends of the host, and whoever is invited, may watch. They see no hidden hands.
       *[link] Whoever has the link may watch. They see no hidden hands.
    }
online_agreed_hints = Hints
online_hints_yes = Players may ask a bot.
online_hints_no = None between people. The page still says why not.
online_agreed_options = Options
online_options_none = As in the rulebook.
online_dice = The dice are sealed. Nobody can choose them, not even the host.
online_dice_seal = Seal
online_dice_salts = Each player’s page adds a grain of salt:
online_dice_salt =
    { $is ->
        [in] in
       *[missing] missing
    }
online_dice_check = How can I check this?
online_check = How can I check the dice?
online_check_step =
    { $step ->
        [seal] The server seals its number
        [salt] Each player adds salt
        [dice] Both make the dice
       *[open] Then all is opened
    }
online_check_about =
    { $step ->
        [seal] before anybody sits. All see the seal: the number can no longer be changed.
        [salt] a number that each player’s own browser draws. First its hash is shown, then, when all sit, the salt itself. Nobody knows it before.
        [dice] every roll of the match follows from the number and all salts, in order. None is used twice.
       *[open] when the match is over, in any way. On the page of its end one press rolls every die again, on your device.
    }
online_check_own = Your salt
online_check_kept = kept in this browser, hidden until all sit
online_check_elsewhere = kept in the browser with which you sat down
online_check_all = Who has promised
online_check_bots = Bots add none.
online_check_honest = If a single salt is honest, nobody has chosen the dice. Whoever runs the server could look them up once all salts are shown; nobody can change them.
online_check_good = Good
online_connected = Connected.
online_connecting = The server does not answer since { $since }. All that was stored is safe; the page tries again by itself, for ever.
online_on-its-way = your choice is on its way. It counts when the server has stored it.
online_cut = there is no connection to the server. Look around; choose when it is back.
online_ended =
    { $why ->
        [closed] This table was closed, or it never was.
        [not-found] This table was closed, or it never was.
        [signed-out] You were signed out of this device.
       *[other] The server has ended the connection.
    }
online_ended_about =
    { $why ->
        [signed-out] Your tables wait. Sign in, and you sit there again.
        [closed] Before the match began the host has closed it, or the link is not whole. Other tables are as they were.
        [not-found] Before the match began the host has closed it, or the link is not whole. Other tables are as they were.
       *[other] All that was stored is safe.
    }
online_away = The server does not answer since { $since }.
online_away_about = All that was stored is safe. The page tries again by itself. Meanwhile all games work alone, and at one table.
online_seat-lost = The host has given this seat to somebody else.
online_seat-lost_about = The match has not begun, so nothing of yours is lost. Other tables may have a seat for you.
online_seat-lost_others = Other open tables
online_match-held = The match is held.
online_match-held_about =
    { $dropped ->
        [0] It was played under version { $from } of the rules, and this server has { $to }: they do not fit. Nobody can choose; everything is kept as it was, and the match goes on by itself when a version comes that it fits.
        [one] The rules have changed from { $from } to { $to }, and the last choice does not fit them. Nobody can choose; everything is kept as it was, and the match goes on by itself when a version comes that it fits.
       *[other] The rules have changed from { $from } to { $to }, and the last { $dropped } choices do not fit them. Nobody can choose; everything is kept as it was, and the match goes on by itself when a version comes that it fits.
    }
online_bot-failed =
    { $times ->
        [one] The bot could not make up its mind. It is tried again in a moment, one level lower; nothing is lost.
       *[other] The bot has failed { $times } times. It is tried again by itself, with any legal choice; nothing is lost.
    }
online_left =
    { $who ->
        [you] You have left { $side } to { $bot }, a bot. The match goes on for the others, and you may watch.
       *[other] { $name } has left the match. { $bot }, a bot, plays { $side } from now on.
    }
online_players = Players
online_players_all = All { $n } players
online_decides = decides
online_watchers =
    { $n ->
        [one] one watches
       *[other] { $n } watch
    }
online_watching = you watch
online_line =
    { $is ->
        [stored] stored
        [sending] sending
        [late] not stored yet
        [full] not stored
       *[connecting] no connection
    }
online_line_about =
    { $is ->
        [late] kept here and sent again
        [full] the server cannot store now; your choice waits
        [watching] since { $since }; it goes on by itself
        [safe] since { $since }; all you did is stored
       *[connecting] since { $since }; your choice waits
    }
online_share = Share
online_share_link = Copy the link: whoever opens it looks on
online_watcher-sees =
    { $n ->
        [one] You watch. You see what the player sees, and nobody sees the draws to come.
       *[other] You watch what all players may know. Hands and stacks lie open when the match is over.
    }
resign = Resign
resign_title =
    { $others ->
        [0] Give it up?
        [one] Resign the match?
       *[other] Leave { $side } to a bot for good?
    }
resign_about =
    { $others ->
        [0] The match is over then, and lost. It stands so in the record.
        [one] { $winner } wins at once. It stands so in the record, and the dice are opened for all to check.
       *[other] The match goes on for the others, and you may watch. Nobody who is away for a while need do that: everything is kept, and waits.
    }
resign_no = Play on
resign_yes = I resign
end_early =
    { $kind ->
        [resigned] { $winner } wins: the other side has resigned.
        [drawn] A draw, by agreement.
       *[other] Ended by the players.
    }
pace = Pace
pace_name =
    { $pace ->
        [live] Live
        [day] A day
        [week] A week
       *[none] No limit
    }
pace_about =
    { $pace ->
        [live] 45 minutes each, half a minute more with every turn; a reaction is free for 20 seconds.
        [day] A day for each turn, and three days in reserve. Nights and days away do not count.
        [week] A week for each turn, and a week in reserve. Nights and days away do not count.
       *[none] Nobody is hurried.
    }
pace_flag = If time runs out
pace_flag_means =
    { $flag ->
        [wait] wait on
        [bot] a bot sits in
        [lose] it is lost
       *[ask] the others choose
    }
pace_none = no limit
pace_live = live, { $bank } each
pace_days = { $turn } a turn
span_minutes =
    { $n ->
        [one] one minute
       *[other] { $n } minutes
    }
span_hours =
    { $n ->
        [one] one hour
       *[other] { $n } hours
    }
span_days =
    { $n ->
        [one] one day
       *[other] { $n } days
    }
clock_about =
    { $shape ->
        [runs] { $time } left, the clock runs
        [low] { $time } left, little time
        [flag] out of time
        [stands] { $time }, all clocks stand
       *[waits] { $time }, the clock waits
    }
clock_own =
    { $shape ->
        [flag] Your time has run out. You may still play until the others have chosen.
       *[low] Less than a tenth of your time is left.
    }
parley_ask = Ask or offer
parley_ask_what =
    { $what ->
        [take-back] Take back…
        [draw] Offer a draw
        [pause] Pause
        [end] End it without a winner
       *[hand] Hand my seat over…
    }
parley_ask_all = all say yes
parley_at-once = at once
parley_sit-in = Let a bot sit in for me
parley_back = How many choices back
parley_hand = To whom: the name of an account
parley_send = Ask
parley_wait = After a no you may ask again in { $span }.
parley_asked =
    { $what ->
        [take-back]
            { $n ->
                [one] May { $name } take back the last choice?
               *[other] May { $name } take back the last { $n } choices?
            }
        [draw] { $name } offers a draw
        [pause] { $name } asks for a pause
        [go-on] { $name } wants to go on
        [end] { $name } wants to end the match without a winner
       *[hand] { $name } wants to hand the seat over to { $to }
    }
parley_asked_about =
    { $what ->
        [take-back] Nothing changes unless all say yes. Dice that were rolled do not come again, and clocks stay as they are.
        [draw] It ends the match if all say yes.
        [pause] Clocks stand until all go on.
        [go-on] Clocks run again if all say yes.
        [end] It ends the match if all say yes.
       *[hand] A bot keeps the seat until { $to } takes it.
    }
parley_no = No
parley_yes =
    { $what ->
        [take-back] Yes, take it back
        [draw] Agree to a draw
        [pause] Pause
        [go-on] Go on
        [end] End it
       *[hand] Agree
    }
parley_mine =
    { $what ->
        [take-back]
            You ask to take back { $n ->
                [one] the last choice
               *[other] the last { $n } choices
            }
        [draw] You offer a draw
        [pause] You ask for a pause
        [go-on] You want to go on
        [end] You want to end the match
       *[hand] You want to hand your seat to { $to }
    }
parley_mine_waits = { $names } still has to say yes. Bots agree by themselves.
parley_withdraw = Withdraw
parley_late = { $name } is out of time. What now?
parley_late_about = As long as you have not chosen, play may still go on. A bot would keep the seat until its player returns.
parley_late_wait = Wait on
parley_late_bot = A bot sits in
parley_late_win = Claim the win
parley_paused = The table pauses.
parley_paused_about = All clocks stand, and nobody can choose.
parley_go-on = Ask to go on
parley_kept = Welcome back. Your seat was kept.
parley_kept_about = { $bot }, a bot, sits there for you. The log tells what it did.
parley_kept_take = Take my seat
parley_right = All right
parley_settled =
    { $how ->
        [refused] { $name } said no.
        [withdrawn] { $name } has withdrawn it.
       *[agreed]
            { $what ->
                [take-back] All have agreed: it was taken back.
                [pause] All have agreed: clocks stand.
                [go-on] All have agreed: it goes on.
               *[other] All have agreed.
            }
    }
aquila = Aquila
nav_shelf = Shelf
nav_learn = Learn
nav_about = About
nav_settings = Settings
settings_install = Install Aquila on this device
nav_skip = Skip to the content
rule = rule { $rule }
close = Close
shelf_title = The shelf
shelf_what = Board wargames of Rome, with every rule enforced: alone, at one table, or far apart.
shelf_begin = Begin here
shelf_newcomer = New here? A coach leads you through a first campaign in ten minutes.
shelf_newcomer_learn = Learn { $title }
shelf_soon = In the making: its rules are not ready to play yet.
shelf_alone = Play alone
shelf_alone_about = against a bot, no account
shelf_solitaire_about = against the game itself, no account
shelf_together = Same table
shelf_together_about =
    { $seats ->
        [2] two people, one screen
       *[other] 2 to { $seats } people, one screen
    }
shelf_learn = Learn
shelf_learn_about = a first campaign, and the rules
shelf_rules_about = the rules, with examples
shelf_annals = Annals
shelf_annals_about = your best, and all that you have played
shelf_day = the match of { $day }
shelf_import = Open a record
shelf_import_about = a match from a file
shelf_continue = Continue
shelf_none = Matches you start are kept here, in this browser, after every choice.
shelf_kept-where = These matches live in this browser and nowhere else.
shelf_kept-where_online = Tables online are kept by the server
shelf_your-move = Your move
shelf_waiting = Opponent thinks
shelf_over = Finished
shelf_delete = Delete this match
shelf_delete_sure = Delete "{ $title }, { $text }" from this browser? There is no way back.
shelf_against = against { $names }
shelf_unreadable = The matches that this browser keeps cannot be read now: { $why }. They are not lost for that; another try is made every few seconds.
shelf_broken = That file could not be opened: { $why }
matches =
    { $n ->
        [one] one match
       *[other] { $n } matches
    }
setup_title = Set up { $game }
setup_scenario = Scenario
setup_advised = Begin here
setup_filter = Look for a scenario
setup_any = any number of players
setup_found = { $n } of { $of }
setup_stars = Difficulty { $n } of 4
setup_star = ★
setup_sides = Sides
setup_player = Who plays
setup_players = How many play
setup_players_n =
    { $n ->
        [one] alone
       *[other] { $n } players
    }
setup_person = a person
setup_name = Name
setup_who = Who plays { $side }?
setup_you = You
setup_guest = Player { $n }
setup_bot =
    { $level ->
        [random] Bot: { level }, any legal move
       *[other] Bot: { level }
    }
setup_options = Options
setup_pause = Pause at every reaction
setup_pause_about = Every window for a reaction pauses alike, so that a pause tells nothing about a hand.
setup_dice = Dice
setup_dice_fair = Fair dice
setup_dice_fair_about = A secret seed is drawn now; its seal is shown at once and the seed at the end, so that every roll can be checked.
setup_dice_seed = A seed of my own
setup_dice_seed_about = A word or a number; who knows it knows the rolls.
setup_pack = Data pack
setup_pack_about = A file that replaces reconstructed values with those of a printed copy.
setup_pack_bad = This data pack cannot be used: { $why }
setup_odds = Between equal bots { $side } takes { $share } points of 100 ({ $level }, { $n } matches; 19 times of 20 between { $low } and { $high }).
setup_odds_even = With the handicap { $handicap } it is { $share } of 100 ({ $n } matches; 19 times of 20 between { $low } and { $high }).
setup_odds_take = Make it even: { $handicap }
setup_start = Begin
setup_failed = The match could not be started: { $why }
level =
    { $level ->
        [random] Fortuna
        [tiro] Tiro
        [miles] Miles
        [centurio] Centurio
        [legatus] Legatus
        [consul] Consul
       *[other] { $level }
    }
level_about =
    { $level ->
        [random] Makes any legal move. Good for trying things out.
        [tiro] A recruit: sees what is near and overlooks the rest. Good for a first match.
        [miles] A soldier: keeps his army together, takes what nobody guards, slips away from bad odds.
        [centurio] A veteran: overlooks nothing and thinks of your answer.
        [legatus] A general: plays several plans through before he moves; it takes him some seconds.
        [consul] The strongest: he weighs whole campaigns, and takes his time.
       *[other] { "" }
    }
table_opening = The table is being laid
table_failed = This match cannot be opened: { $why }
table_map = Map
table_question = Question
table_inspector = Decision
table_undo = Undo
undo_nothing = nothing to take back yet
undo_stake = not while this is shown
undo_over = the match is over
undo_rolled = dice have fallen
undo_revealed = others could answer
undo_other = { $side } has chosen
table_menu = Menu
table_choices = Choices
table_filter = Find a choice
table_waiting = { $side } is thinking
table_decides =
    { $names ->
        [one] { $names } decides
       *[other] { $names } decide
    }
table_see-end = See the end
table_handover = Hand over to { $player }
table_handover_about = { $side } must choose now. What the others hold stays covered.
table_handover_take = I am { $player }
table_lookon = Another tab plays this match; this one looks on.
table_takeover = Play here
table_saved = Saved
table_unsaved = Not saved
table_saving = Saving
table_full = This browser has no room left: the last choices are not saved. Export the record to keep them.
table_notsaved = The match could not be saved. Export the record to keep it.
table_export = Export record
update = The rules have changed since you last played: { $from } is now { $to }.
update_all-fits = All your choices still fit.
update_goes-on = The match goes on from the position as it stood.
update_dropped =
    { $n ->
        [one] Your last choice ({ $first }) no longer fits and was taken back.
       *[other] { $n } choices from "{ $first }" on no longer fit and were taken back.
    }
update_export = Export the old record
browser_full = This browser has no room left to keep a match. Delete matches on the shelf, or free space, and try again.
match_closed = The match was closed.
worker_failed = The part of this page that knows the rules could not be loaded. See whether the device is connected, then load the page again; matches that are kept here are not touched.
record_own-position = not from the beginning
table_replay = Replay
table_refused = Not possible: { $why }
table_fault = The opponent stumbled over a defect in the rules: { $why }. Nothing is lost; the record can be exported.
table_sure = End this step?
table_sure_yes = End it
table_sure_no = Go back
table_here =
    { $n ->
        [one] one choice here
       *[other] { $n } choices here
    }
hint_ask = Hint
hint_about = What a good bot would do here, and why (key ?)
hint_thinking = Thinking it over
hint_do = Do it
hint_none = No advice here: nothing speaks for one of them more than for another.
hint_else =
    { $n ->
        [1] Left undone, and not worth it now: { $names }.
        [2] Left undone, and not worth it now: { $names }.
        [3] Left undone, and not worth it now: { $names }.
       *[other] Left undone, and not worth it now: { $names } and others.
    }
hint_chances =
    { $draw ->
        [0] As things stand, good bots win { $win } in 100 from here.
       *[other] As things stand, good bots win { $win } in 100 from here, draw { $draw } and lose { $loss }.
    }
threats_ask = Point at a place to see who could come there.
threats_none = Nobody of the other side can come here with units in one move.
threats_one =
    { $strength ->
        [none] { $name } could come, { $cost }
       *[other] { $name } could come with strength { $strength }, { $cost }
    }
film_title = What happened since your last move
film_title_first = What happened before your first move
film_count = { $n } of { $of }
film_speed = { $n }×
film_skip = Skip
film_on = Go on
film_watch = Watch it
film_since = Since your last turn, { $ago }: chapter { $n } of { $of }
film_since_short = Since your last turn
film_since_head = What happened
film_since_lasts =
    { $n ->
        [one] a second
       *[other] { $n } seconds
    }
film_touching = What touches me, { $n }
film_all = All, { $n }
film_which = Which chapters
film_chapters = Chapters
film_chapter =
    { $n } of { $of }, { $state ->
        [seen] seen
        [now] shown now
       *[ahead] not seen yet
    }
film_chapter_told = { $chapter }: { $text }
film_pace = Speed
film_again = From the start
film_next = Next
film_to-question = To my question
film_to-table = To the table
film_your-turn = Then it is your turn
film_then = Then
film_asked = then you are asked
film_left =
    { $n ->
        [one] one thing before this is in the log
       *[other] { $n } things before this are in the log
    }
stage_passes =
    { $sides ->
        [one] { $sides } passes
       *[other] { $sides } pass
    }
stage_roll = { $title }: roll
lesson_step = step { $n } of { $of }
lesson_progress = How far you have come
lesson_goals = All steps
lesson_done = done
lesson_next = Next
lesson_read-first = Read what the coach has to say first, then press Next.
changes =
    { $n ->
        [one] one change
       *[other] { $n } changes
    }
changes_since = since your last move
changes_show = show me
changes_film = Show me
choices =
    { $n ->
        [one] one choice
       *[other] { $n } choices
    }
map_in = Zoom in
map_out = Zoom out
map_fit = Whole map
map_jump = To the action
map_open-country = open country ({ $hex })
map_open-sea = open sea ({ $hex })
map_threats = Who could come here?
map_place_far = in reach, { $cost }
map_place_legal = { $name }: { $what }
place_region = { $name }, worth { $worth }
keys = Keys
keys_walk = from place to place on the map
keys_find = find a place by its name
keys_choose = choose
keys_zoom = zoom
keys_whole = the whole map
keys_pan = move the map
keys_action = go to the action
keys_card = keep the card of a place
keys_hint = ask for a hint
keys_threats = who could come
keys_undo = take back
keys_list = the list of choices
keys_close = close what is open
key_arrows = Arrows
key_letters = / and letters
key_enter = Enter
key_zoom = + −
key_whole = 0, Home
key_pan = Shift + arrows
key_close = Esc
key_space = Space
piece_leave = Leave { $name } behind
movers_title = Who sets out?
movers_about = strongest first; a row lights where he can go
movers_army = Leader, army, strength
owed_title = What is owed first
muster_left =
    { $n ->
        [one] 1 OP left
       *[other] { $n } OPs left
    }
muster_nobody = Nobody stands here to go with him.
muster_less = Leave one behind: { $unit }
muster_more = Take one more along: { $unit }
muster_of = of { $n } here
muster_all = take all { $n }
order_from-now-on = The same from now on, without asking
shop_title = New units
shop_at-once = All decide at once, unseen
shop_places = Provinces
shop_nowhere = Nothing can be raised anywhere now.
shop_ready = ready
shop_deciding = deciding
shop_more = One more: { $unit }
shop_less = One less: { $unit }
shop_ordered = ordered: { $unit }
shop_of = of { $n }
inspector_hidden = not to be seen
rival_aims = { $done } of { $of } aims
battle_odds = Odds
battle_splits = What each way to spend brings
battle_unused = unused
battle_suggested = Losses, as suggested
battle_gone = lost
battle_turned = reduced
battle_no-loss = nothing
tab_log = Log
tab_rules = Rules
tab_notes = Notes
tab_orders = Orders
tab_more = More
figure_goal = { $done } of { $of }
tab_panels = Panels
tab_none = Nothing here.
log_filter = Filter the log
log_times = { $text } ({ $n }×)
log_more =
    { $n ->
        [one] and one more like it
       *[other] and { $n } more like it
    }
log_details =
    { $n ->
        [one] one detail
       *[other] { $n } details
    }
log_empty = Nothing has happened yet.
log_quiet = Nobody moves.
notes_label = Your notes on this match
notes_about = Kept with the match in this browser; nobody else sees them.
orders_about = How you want to be asked when you may react.
order_always = ask always
order_when-able = ask when I can
order_never = never ask
rules_search = Search the rules
rules_found =
    { $n ->
        [0] No rule with these words.
        [one] 1 place in the rules
       *[other] { $n } places in the rules
    }
rules_contents = Contents
rules_title = Learn { $game }
inspector_odds = Odds: { $odds }
inspector_strength = strength
inspector_going = go,
inspector_staying = stay
inspector_close = Close the stack
piece_unit = { $name }, strength { $strength }
piece_reduced = reduced
piece_spent = has moved
stack_name = { $names }, { $count } in all, strength { $strength }
stack_parting = strength { $going } sets out, { $staying } stays
stack_fleets =
    { $n ->
        [one] one fleet, nobody aboard
       *[other] { $n } fleets, nobody aboard
    }
battle_attacker = Attacker
battle_defender = Defender
battle_strength = strength
battle_column = Odds column
battle_modifiers = Die modifiers
battle_to-die = to the die
battle_none = no modifier
battle_each = What each roll brings in column { $column }
battle_rolled = What each roll would have brought
battle_chance = { $n } in { $of }
battle_wins = { $side } wins
battle_row = row { $row }
battle_in-six = { $side } { $n } in 6
battle_taken =
    { $taken } of { $all ->
        [one] one loss
       *[other] { $all } losses
    } taken
battle_front = The front lines
battle_army = Army of { $name }
battle_reserve = Reserve of { $name }
battle_fallen = { $name }, lost
battle_gap = an empty space
battle_hit = hit
battle_miss = miss
battle_needs = needs { $needs }
battle_for-me = Choose for me
battle_hide = Look at the map
battle_show = Back to the battle
replay_title = Replay
replay_first = To the beginning
replay_back = One step back
replay_play = Play
replay_pause = Pause
replay_forward = One step on
replay_last = To the end
replay_speed = Speed, { $speed } times
replay_times = { $speed }×
replay_by-choice = by choice
replay_by-turn = by turn
replay_by-battle = by battle
replay_branch = What if
replay_branch_about = Play on from here as a new match
replay_position = Position { $n } of { $of }
replay_to-table = Back to the table
end_title = The end
end_nobody = Nobody wins
end_wins = { $side } wins
end_bar =
    { $winners ->
        [one] { $winners } wins: { $outcome }
       *[other] { $winners } win: { $outcome }
    }
end_watch = Watch
end_whatif = What if
end_rematch = Rematch
end_dice = Check dice
end_ahead = { $side } ahead
end_tally = What each side has done
end_victory = Victory
end_defeat = Defeat: { $sides } wins
end_course = Who led when
end_why_won = { $side } wins { $words }.
end_why_won_you = You win { $words }.
end_why_nobody = Neither side met its aim.
end_why_missed = What was missing: { $aims }.
end_why_you = You needed
end_why_side = { $side } needed
end_why_with = to win { $words }
end_why_of = { $got } of { $of }
end_why_met = held to the end
end_why_short =
    { $n ->
        [one] one step short
       *[other] { $n } steps short
    }
end_why_show = show it: { $name }
end_luck = Luck report
end_luck_none = No dice were rolled.
end_luck_rolls =
    { $n ->
        [one] one roll, seed open
       *[other] { $n } rolls, seed open
    }
end_luck_faces = How often each face of the die came up for { $side }: { $faces }
end_luck_over = { $name } over expected
end_luck_under = { $name } under expected
end_luck_even = { $name } as expected
end_luck_kind = Rolls for
end_luck_count = how many
end_luck_expected = expected
end_luck_mean = average
end_luck_by-kind = By kind of roll
end_luck_show = show it
end_chronicle = Chronicle
end_chronicle_of = Chronicle of the war
end_chronicle_all = read all
end_chronicle_none = Nothing worth telling happened.
end_chronicle_html = Save as HTML
end_chronicle_md = Save as Markdown
end_chronicle_show = Show this on the map
end_chart = Lead, turn by turn
end_dice_good =
    { $n ->
        [one] The one roll follows from the seed, and the seed fits its seal.
       *[other] All { $n } rolls follow from the seed, and the seed fits its seal.
    }
end_dice_bad =
    { $n ->
        [one] One roll does not follow from the seed.
       *[other] { $n } rolls do not follow from the seed.
    }
end_dice_seal = The seed does not fit its seal.
end_dice_unchecked = { $n } of { $all } rolls were taken over from another match that is not kept here, so nobody can check them. The others follow from the seed.
end_dice_none = These dice came without a seal: there is nothing to check.
learn_lesson_start = Begin the lesson
learn_lesson_again = Begin again
learn_lesson_on = Go on
learn_lesson_failed = The lesson could not be opened: { $why }
learn_rules = The rulebook
learn_about = The complete rules in our own words. Every rule has an id; the log, the refusals and the program use the same.
about_title = About Aquila
about_text = Aquila lets people play historical board wargames of Rome in the browser, with every rule enforced: alone against bots or at one table, without an account and without a network.
about_games = The games
about_games_text = Alea Iacta Est, Semper Victor and the Imperator series are designs of Frédéric Bey. Roma Victrix is a design of Paul Kallio, published by Compass Games. Kings of Rome is published by Acies Edizioni. Aquila is made by admirers and is not connected with the designers or publishers. Rules are told in our own words; maps, counters and pictures are our own. To own the printed games is a pleasure this page cannot replace.
about_data = About this data
about_data_text = The rulebooks are complete; printed maps, counters and some scenarios are not ours to see. Values that the rulebook does not give are rebuilt to fit everything it says, and a data pack can replace each of them.
about_icons = Signs
about_icons_text = Signs by Lorc, Delapouite and others, game-icons.net, under CC BY 3.0.
about_fonts = Letters
about_fonts_text = Cinzel by Natanael Gama, EB Garamond by Georg Duffner and Octavio Pardo, IM Fell English by Igino Marini: all under the SIL Open Font License.
about_privacy = Privacy
about_privacy_text = Matches stay in this browser. Nothing is sent anywhere, and no other site is asked for anything.
settings_theme = Light
settings_theme_auto = as the device
settings_theme_light = day
settings_theme_dark = night
settings_text = Text
settings_text_normal = normal
settings_text_large = large
settings_text_larger = larger
settings_contrast = Contrast
settings_contrast_normal = normal
settings_contrast_high = high
settings_motion = Motion
settings_motion_full = as the device
settings_motion_less = little
title_set-up = Set-up
title_table = Table
title_replay = Replay
title_end = The end
title_learn = Rules
title_analysis = Analysis
title_annals = Annals
title_about = About
title_lost = Nothing here
lost_title = There is nothing at this address
lost_text = It may be mistyped, or from another version of Aquila. Your matches are on the shelf.
unopened_title = This match cannot be opened
unopened_safe = Matches are kept by the browser in which they are played. If its data were cleared, or the match was begun in another browser, it is not here; a record that was exported can be opened from the shelf.
delete_match = Delete this match
unfetched_title = The server does not answer
unfetched_text = This page has to be fetched, and nobody sends it now. Your own matches are safe in this browser, and tables online are kept by their server.
unfetched_in-vain = There is still no answer.
unfetched_part = A part of this page could not be fetched. It is asked for again by itself.
error_page = Something went wrong on this page: { $why }
error_reload = Load it again
error_again = Try again
choice_hopeless = hopeless
choice_certain = certain
card_here = Here
card_nobody = nobody
card_stack =
    { $names ->
        [none]
            { $n ->
                [one] one unit
               *[other] { $n } units
            }, strength { $strength }
       *[other]
            { $names }, { $n ->
                [0] alone
                [one] one unit, strength { $strength }
               *[other] { $n } units, strength { $strength }
            }
    }
card_could-do = What you could do there
card_far = a march of several steps, { $cost }
card_could-come = Who could come
card_comer =
    { $strength ->
        [none] { $name }, { $cost }
       *[other] { $name }, strength { $strength }, { $cost }
    }
panel_close = Close this panel
forecast_show = show
moment_roll =
    { $n ->
        [one] Roll the die
       *[other] Roll the dice
    }
aftermath = The battle is over
aftermath_follows = What follows
moment_on = Continue
moment_all = Show all
reckoning_idle =
    { $n ->
        [one] one line without effect
       *[other] { $n } lines without effect
    }
reckoning_steps = from { $before } to { $after } of { $of }
moment_again = Again
die = d{ $sides }
die_fell = d{ $sides }: { $value }
moment_skip = Skip all
moment_skip_about = Skip to my next decision
moment_space = Space
moment_shown = Shown:
moment_shown_fitting = as fits
moment_shown_all = all
moment_shown_mine = only mine
moment_shown_never = never
settings_moments_battle = Battles are shown
settings_moments_roll = Rolls are shown
settings_moments_draw = Draws are shown
settings_moments_ceremony = Ceremonies are shown
settings_sounds = Sounds
settings_sounds_off = off
settings_sounds_on = on
annals_title = Annals of { $game }
annals_none = Nothing is written here yet. What you play to its end will be: how it ended, when, and the best of each part.
annals_best = The best of each
annals_scenarios = By scenario
annals_scenario = Scenario
annals_played = Played
annals_won = Won
annals_points = Most points
annals_matches = All matches
annals_day = the match of { $day }
annals_with =
    { $n ->
        [one] One point.
       *[other] { $n } points.
    }
aims = Aims
aims_all = How far everybody is
aims_keep = { $n } to keep
aims_tally = { $got }/{ $of }
aims_state_met = held
aims_state_near = missing, and near
aims_state_open = missing
aims_state_danger = in danger
aims_condition = { $text }: { $have } of { $need }
aims_condition_shown = { $text }: { $shown }
aims_show = Click: show the places.
aims_read = Aims and briefing
keys_aims = aims and briefing
settings_briefing = Briefing before a match
settings_briefing_always = always
settings_briefing_never = never
briefing_you = You are { $who }
briefing_you-win = You win
briefing_wins = { $name } wins
briefing_today = { $got } of { $of } today
briefing_missing = missing
briefing_held = held
briefing_theirs = { $name } needs it
briefing_against = against { $side }, played by { $player }
briefing_against-many = against { $n } others
briefing_length = Length
briefing_side = Side
briefing_watch = Three things to watch
briefing_again = The aims stay under the gauges. Read this again:
setup_seats = { $n } players
setup_seats_span = { $least } to { $most } players
setup_seats_alone = alone
ago_now = just now
ago_minutes =
    { $n ->
        [one] a minute ago
       *[other] { $n } minutes ago
    }
ago_hours =
    { $n ->
        [one] an hour ago
       *[other] { $n } hours ago
    }
ago_days = { $n } days ago
gauge_not-yet = not yet drawn
analysis_title = Analysis
analysis_running = There is no analysis of a match that still runs.
analysis_unknown = Nobody has measured how matches of this scenario end, so there is nothing to judge by.
analysis_progress = { $done } of { $of }
analysis_begins = going through the match
analysis_stop = Stop
analysis_go-on = Go on
analysis_deeper = Look deeper
analysis_dice = Dice
analysis_dice_about = chances in 100 that the dice gave { $side }
analysis_choices = Choices
analysis_choices_about = against what the adviser would have done
analysis_mine = Mine
analysis_theirs = Theirs
analysis_of-side = { $side }
analysis_mistakes = Mistakes only
analysis_judged = { $n } judged
analysis_list = Sequence by sequence
analysis_none = Nothing of this kind.
analysis_choice = choice
analysis_die = dice
analysis_quiet = nothing of weight
analysis_verdict =
    { $verdict ->
        [good] Good
        [doubtful] Doubtful
        [mistake] Mistake
       *[none] Not judged
    }
analysis_you = Done
analysis_better = Better
analysis_nothing-else = nothing of this
analysis_within = give or take { $n }
analysis_aim = { $aim }: with it in { $better } of { $of } looks ahead, as it was played in { $done }.
analysis_aim-needs = { $aim } ({ $needs }): with it in { $better } of { $of } looks ahead, as it was played in { $done }.
analysis_good-about = As good as anything that the adviser found.
analysis_unjudged-about = The adviser found something better, but no reason that could be told: no verdict.
analysis_play-on = Play on from here
analysis_watch-both = Watch both
analysis_watching =
    { $way ->
        [done] As it was played
       *[better] As the adviser would have
    }
analysis_back = Back to the point
analysis_chart = Chance to win, in 100
analysis_draw-half = a draw counts half in the list
analysis_rest = the rest is a draw
analysis_band = how sure the adviser is
analysis_before = Turning point before
analysis_after = Next turning point
analysis_replay = Replay
analysis_turns =
    { $n ->
        [one] one turning point
       *[other] { $n } turning points
    }
analysis_file = Save as a file
analysis_link = Copy link
analysis_copied = The link is copied. Whoever may see this table can open it.
analysis_table = Sequence, verdict, choice and dice
analysis_row = { $title }: { $verdict }, choice { $choice }, dice { $dice }
analysis_gained = Who gained by it
analysis_head =
    { $lucky ->
        [yes]
            { $worst ->
                [none] The dice were kind.
               *[other] The dice were kind; this cost most: { $worst }
            }
        [no]
            { $worst ->
                [none] The dice were against it.
               *[other] The dice were against it; this cost most: { $worst }
            }
       *[even]
            { $worst ->
                [none] Neither dice nor mistakes decided it.
               *[other] This cost most: { $worst }
            }
    }
analysis_contains = What the dice gave and what the choices cost in one match, judged by what each side could know then. The record of the match is not in this file.
analysis_end = Luck and judgement
analysis_end_chances = chances in 100
analysis_best = Best decision
analysis_worst = Worst decision
analysis_roll = The roll that mattered
analysis_ask = What did the dice give, and what did the choices cost? The analysis tells, sequence by sequence.
`
