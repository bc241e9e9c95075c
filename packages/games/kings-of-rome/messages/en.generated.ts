// Made from en/*.ftl by `npm run messages`; whoever wants other words changes those.
import type { Countable, Maybe, Value } from '@aquila/engine/messages'

export interface Texts {
  'task.action': { left: Countable; reactions: Countable }
  'task.march': { leader: Value; hex: Value; units: Value; capacity: Countable; left: Countable }
  'task.pick-unit-to-turn': { hex: Value }
  'task.pick-holder': { hex: Value }
  'task.second-assault': { hex: Value; target: Value }
  'task.pick-driven-out': { hex: Value }
  'task.sail': { ships: Countable; port: Value; aboard: Value; cost: Value }
  'verb.move': { noun: Value }
  'verb.march': { noun: Value }
  'verb.take': { noun: Value }
  'verb.take-all': Record<never, never>
  'verb.leave': { noun: Value }
  'verb.done': Record<never, never>
  'verb.intimidate': { noun: Value }
  'verb.intimidate-unit': { noun: Value }
  'verb.pillage': { noun: Value }
  'verb.occupy': { noun: Value }
  'verb.sack': { noun: Value }
  'verb.siege': { noun: Value }
  'verb.corrupt': { noun: Value }
  'verb.battle': { noun: Value }
  'verb.sail': { noun: Value }
  'verb.end-actions': Record<never, never>
  'verb.leave-behind': { noun: Value }
  'verb.assault': Record<never, never>
  'verb.give-up': Record<never, never>
  'verb.drive-out': { noun: Value }
  'verb.sail-to': { noun: Value }
  'verb.embark': { noun: Value }
  'verb.disembark': { noun: Value }
  'verb.stay-in-port': Record<never, never>
  'event.actions': { actions: Countable; king: Value; half?: Maybe; roll?: Maybe; leaders: Countable; forewarned: Countable }
  'event.actions-end': { left: Countable }
  'event.senate-votes': { nation: Value; dice: Value; votes: Value; curiae: Countable; result: Value }
  'event.action': { action: Value; target: Value }
  'event.march': { reason?: Maybe; leader: Value; from: Value; to: Value; target: Value }
  'event.roll': { total?: Maybe; why: Value; die: Value; target: Value; result: Value }
  'event.unit-turned': { unit: Value }
  'event.held': { unit: Value; hex: Value }
  'event.sacked': { hex: Value }
  'event.sortie': { leader: Value; hex: Value; units: Value }
  'event.driven-out': { piece: Value; hex: Value; to: Value }
  'event.garrison-bought': { garrison: Value; hex: Value }
  'event.sails': { fleet: Countable; from: Value; to: Value; aboard?: Maybe }
  'event.lands': { pieces: Countable; hex: Value }
  'why.no-city': { hex: Value }
  'why.roman-city': { hex: Value }
  'why.triumphed': Record<never, never>
  'why.no-influence': { cost: Value }
  'why.senate-refuses': { nation: Value }
  'why.no-leader-inside': { hex: Value }
  'why.no-unit-to-turn': { hex: Value }
  'why.leader-inside': { hex: Value }
  'why.undefended': { hex: Value }
  'why.defended': { hex: Value }
  'why.no-infantry': Record<never, never>
  'why.sacked-already': { hex: Value }
  'why.nobody-to-besiege': { hex: Value }
  'why.no-enemy': Record<never, never>
  'why.not-your-leader': Record<never, never>
  'why.convicted': Record<never, never>
  'why.tied-to-rome': Record<never, never>
  'why.no-road': Record<never, never>
  'why.out-of-reach': Record<never, never>
  'why.army-must-stay': Record<never, never>
  'why.unit-not-here': Record<never, never>
  'why.capacity': { capacity: Countable }
  'why.only-from-rome': Record<never, never>
  'why.unit-too-slow': Record<never, never>
  'why.no-fleet': { hex: Value }
  'why.nowhere-to-sail': Record<never, never>
  'why.leader-first': Record<never, never>
  'why.leads-cargo': Record<never, never>
  'why.ships-full': Record<never, never>
  'why.no-voyage': Record<never, never>
  'aims.rome': Record<never, never>
  'aims.at-once': Record<never, never>
  'aims.reign': Record<never, never>
  'aims.words.points': { n: Value }
  'aims.words.enemies': Record<never, never>
  'aims.words.mission': { n: Countable; turn: Value }
  'aims.points': { n: Value }
  'aims.points.words': Record<never, never>
  'aims.points.mission': { n: Countable; king: Value }
  'aims.enemies': Record<never, never>
  'aims.enemies.words': { n: Countable }
  'aims.mission': { n: Countable }
  'aims.mission.words': Record<never, never>
  'aims.asked.reign': { turn: Value }
  'aims.asked.at-once': Record<never, never>
  'aims.otherwise': { honourable: Value; turn: Value }
  'aims.otherwise.reign': { n: Value }
  'aims.end': { turn: Value }
  'aims.now.won': Record<never, never>
  'aims.now.lost': Record<never, never>
  'aims.now.honourable': Record<never, never>
  'aims.future.won': Record<never, never>
  'aims.future.lost': Record<never, never>
  'aims.future.honourable': Record<never, never>
  'aims.influence': Record<never, never>
  'aims.influence.text': { n: Value }
  'aims.bag': Record<never, never>
  'aims.bag.text': { n: Value }
  'aims.card': Record<never, never>
  'aims.card.reign': { n: Countable }
  'task.duel': { hex: Value; roman: Value; hostile: Value }
  'task.tactics': { hex: Value }
  'task.vanguard': { left: Value }
  'task.engage': { hex: Value }
  'task.deploy': { space: Value; spaces: Value }
  'task.place-leader': { leader: Value }
  'task.reroll': { left: Value }
  'task.charge-leader': { leader: Value; gaps: Value }
  'task.fill-gap': { space: Value }
  'task.triumph': { hex: Value; leader: Value }
  'task.accuse': Record<never, never>
  'task.rejoin': { tribune: Value; hex: Value }
  'task.advance': { hex: Value }
  'task.drown': { left: Value }
  'verb.challenge': Record<never, never>
  'verb.no-duel': Record<never, never>
  'verb.attack': Record<never, never>
  'verb.defence': Record<never, never>
  'verb.send': { noun: Value }
  'verb.engage': Record<never, never>
  'verb.withdraw': Record<never, never>
  'verb.deploy': { noun: Value }
  'verb.by-virtus': Record<never, never>
  'verb.lead-with': { noun: Value }
  'verb.lead-from-reserve': Record<never, never>
  'verb.throw-again': { noun: Value }
  'verb.charge': { noun: Value }
  'verb.hold-back': Record<never, never>
  'verb.bring-up': { noun: Value }
  'verb.triumph': Record<never, never>
  'verb.no-triumph': Record<never, never>
  'verb.accuse': { noun: Value }
  'verb.rejoin': Record<never, never>
  'verb.stay-in-rome': Record<never, never>
  'verb.follow': { noun: Value }
  'verb.besiege': { noun: Value }
  'verb.stay': Record<never, never>
  'verb.lose': { noun: Value }
  'event.battle-begins': { hex: Value; roman?: Maybe; romanUnits: Value; hostile?: Maybe; hostileUnits: Value }
  'event.duel': { roman: Value; hostile: Value; romanTotal: Value; romanDie: Value; hostileTotal: Value; hostileDie: Value }
  'event.both-leaders-dead': { roman: Value; hostile: Value }
  'event.command': { leader?: Maybe; side: Value }
  'event.tactics': { roman: Value; hostile: Value }
  'event.no-clash': { hex: Value }
  'event.vanguards': { ours: Value; theirs: Value }
  'event.vanguard-round': { ours: Value; theirs: Value }
  'event.clash-won': { winner?: Maybe }
  'event.engagement': { leader?: Maybe; die: Value; target: Value }
  'event.armies-part': { hex: Value; reason: Value }
  'event.pursuit': { theirs?: Maybe; retreating: Value; ours?: Maybe }
  'event.stand-aside': { leaders: Value }
  'event.lines-drawn': { roman: Value; hostile: Value }
  'event.leader-deployed': { unit?: Maybe; leader: Value }
  'event.battle-round': { ours?: Maybe; theirs?: Maybe; round: Value }
  'event.reroll': { by: Value; die: Value; was: Value }
  'event.battle-track': { piece: Value; side: Value; track: Value }
  'event.leader-attacked': { by: Value; leader: Value; die: Value; target: Value }
  'event.brought-up': { unit: Value }
  'event.battle-ends': { round: Value; roman: Value; hostile: Value }
  'event.battle-result': { winner?: Maybe; hex: Value; roman: Value; hostile: Value }
  'event.triumph': { leader: Value }
  'event.trial': { accused: Value; dice: Value; modifier: Value }
  'event.rejoins': { tribune: Value; hex: Value }
  'event.naval-battle': { hex: Value; roman: Value; hostile: Value }
  'event.naval-round': { round: Value; ours: Value; theirs: Value }
  'event.naval-result': { winner?: Maybe; hex: Value; roman: Value; hostile: Value }
  'why.no-army': { hex: Value }
  'why.no-enemy-army': { hex: Value }
  'why.within-walls': { hex: Value }
  'why.three-units': { needed: Countable }
  'why.not-cavalry': { unit: Value }
  'why.infantry-first': Record<never, never>
  'why.in-line-already': { unit: Value }
  'why.not-in-front': { unit: Value }
  'why.thrown-twice': { unit: Value }
  'why.no-miss': { unit: Value }
  'why.not-in-reserve': { unit: Value }
  'why.charged-already': { unit: Value }
  'why.infantry-for-infantry': Record<never, never>
  'why.heavy-infantry': Record<never, never>
  'why.retreating': Record<never, never>
  'why.nice-omens': Record<never, never>
  'why.bad-omens': Record<never, never>
  'why.ambush': Record<never, never>
  'why.influence-spent': Record<never, never>
  'why.battle-lost': Record<never, never>
  'why.siege-lost': Record<never, never>
  'task.place-garrison': { value: Value }
  'task.recall-holder': { hex: Value; unit: Value }
  'task.reroll-horatius': { roman: Value; alban: Value; rome: Value; alba: Value }
  'task.step-back': { hex: Value; reason: Value }
  'task.mission-penalty': { left: Value }
  'verb.garrison': { noun: Value }
  'verb.recall': Record<never, never>
  'verb.keep': Record<never, never>
  'verb.reroll': Record<never, never>
  'verb.accept': Record<never, never>
  'verb.to': { noun: Value }
  'verb.give-up-unit': { noun: Value }
  'event.set-up': { king?: Maybe; ip: Value }
  'event.turn': { turn: Value; turns: Value; king: Value }
  'event.senate': Record<never, never>
  'event.inauguratio': { reigns: Value; king: Value; roll: Value }
  'event.interrex': Record<never, never>
  'event.new-chits': { pool?: Maybe; period: Value; roman: Value; hostile: Value }
  'event.draw': { from: Value; chit: Value }
  'event.chit-deployed': { piece: Value; to: Value }
  'event.garrison': { reason?: Maybe; hex: Value; garrison: Value }
  'event.garrison-unplaced': { chit: Value }
  'event.recalled': { unit: Value; hex: Value }
  'event.office-enters': { office: Value }
  'event.office-waits': { office: Value; turn: Value }
  'event.leader-back': { leader: Value }
  'event.event': { event: Value }
  'event.war': { nation: Value; pieces: Countable; hex: Value }
  'event.forewarned': Record<never, never>
  'event.bridge': { built: Value }
  'event.omens': { omens: Value }
  'event.omens-end': Record<never, never>
  'event.end-action': Record<never, never>
  'event.hero-kept': { hero: Value }
  'event.serves-rome': { piece: Value }
  'event.champions-round': { roman: Value; alban: Value; rome: Value; alba: Value }
  'event.champions': { winner?: Maybe }
  'event.nightfall': { rounds: Value }
  'event.ostia': Record<never, never>
  'event.transfer': { count: Countable; from: Value; to: Value; cause: Value; roman: Value; hostile: Value }
  'event.swap': { count: Countable }
  'event.vp': { change: Value; cause: Value; vp: Value }
  'event.ip': { change: Value; cause: Value; ip: Value }
  'event.eliminated': { piece: Countable; hex: Value }
  'event.captured': { piece: Value; hex: Value }
  'event.leader-taken': { leader: Value; hex: Value; reverse: Value }
  'event.leader-dies': { leader: Value; hex: Value }
  'event.withdraws': { pieces: Countable; from: Value; to: Value; reason: Value }
  'event.withdrawn': { piece: Countable; hex: Value; to: Value }
  'event.goes-over': { unit: Countable; hex: Value; to: Value }
  'event.garrison-turned': { hex: Value; garrison: Value; to: Value }
  'event.office-ends': { office: Value }
  'event.released': { piece: Countable; to: Value }
  'event.redeployment': Record<never, never>
  'event.mission': { king: Value; cities: Countable; mission: Value; verdict: Value }
  'event.homecoming': Record<never, never>
  'outcome.no-enemies': Record<never, never>
  'outcome.victory': Record<never, never>
  'outcome.no-romans': Record<never, never>
  'outcome.influence-lost': Record<never, never>
  'outcome.honourable': Record<never, never>
  'outcome.defeat': Record<never, never>
  'outcome.reign-glorious': Record<never, never>
  'outcome.reign-fulfilled': Record<never, never>
  'outcome.reign-failed': Record<never, never>
  'why.not-roman-city': Record<never, never>
  'why.garrison-too-strong': { sum: Value; hex: Value }
  'why.no-such-garrison': { sum: Value; hex: Value }
  'why.not-your-unit': Record<never, never>
  'why.not-free': Record<never, never>
  'moment.roll.siege': { hex: Value }
  'moment.roll.corruption': { hex: Value }
  'moment.roll.pillage': { hex: Value }
  'moment.roll.intimidation': { hex: Value }
  'moment.roll.hostile-siege': { hex: Value }
  'moment.foreign': { hex: Value; nation: Value }
  'moment.roll.betrayal': { hex: Value }
  'moment.assault': { n: Countable }
  'moment.assault.by': { n: Countable; leader: Value }
  'moment.spent': { n: Countable }
  'moment.need': { modifier?: Maybe; target: Value; n: Value }
  'moment.fear': { target: Value; n: Value }
  'moment.won.siege': Record<never, never>
  'moment.won.corruption': Record<never, never>
  'moment.won.pillage': Record<never, never>
  'moment.won.intimidation': Record<never, never>
  'moment.won.hostile-siege': Record<never, never>
  'moment.won.betrayal': Record<never, never>
  'moment.lost.siege': Record<never, never>
  'moment.lost.corruption': Record<never, never>
  'moment.lost.pillage': Record<never, never>
  'moment.lost.intimidation': Record<never, never>
  'moment.lost.hostile-siege': Record<never, never>
  'moment.lost.betrayal': Record<never, never>
  'moment.more': { die: Value; target: Value }
  'moment.not-more': { die: Value; target: Value }
  'moment.senate': Record<never, never>
  'moment.senate.text': { nation: Value }
  'moment.senate.need': { curiae: Countable }
  'moment.granted': Record<never, never>
  'moment.refused': Record<never, never>
  'moment.duel': Record<never, never>
  'moment.duel.text': { roman: Value; hostile: Value }
  'moment.duel.won': { name: Value }
  'moment.duel.lost': { name: Value }
  'moment.duel.both': Record<never, never>
  'moment.duel.none': Record<never, never>
  'moment.trial': Record<never, never>
  'moment.acquitted': Record<never, never>
  'moment.condemned': Record<never, never>
  'moment.champions': Record<never, never>
  'moment.champions.text': Record<never, never>
  'moment.champions.won': Record<never, never>
  'moment.champions.lost': Record<never, never>
  'moment.champions.drawn': Record<never, never>
  'moment.battle': Record<never, never>
  'moment.battle.won': Record<never, never>
  'moment.battle.lost': Record<never, never>
  'moment.battle.drawn': Record<never, never>
  'moment.draws': Record<never, never>
  'moment.draws.text': { turn: Value }
  'moment.draws.revolt': Record<never, never>
  'moment.draws.verdict': { n: Countable }
  'moment.bag.roman': Record<never, never>
  'moment.bag.hostile': Record<never, never>
  'moment.effect': Record<never, never>
  'moment.track.paid': Record<never, never>
  'moment.judged': Record<never, never>
  'moment.judged.text': { king: Value; mission: Countable }
  'moment.fulfilled': { cities: Value; mission: Value }
  'moment.failed': { cities: Value; mission: Value }
  'moment.crown': { king: Value }
  'moment.crown.text': Record<never, never>
  'moment.dead': Record<never, never>
  'moment.dead.text': Record<never, never>
  'moment.interregnum': Record<never, never>
  'moment.triumph.title': Record<never, never>
  'moment.triumph.text': { leader: Value }
  'moment.triumph.verdict': Record<never, never>
  'moment.track.ip': Record<never, never>
  'moment.track.vp': Record<never, never>
  'moment.track.bags': Record<never, never>
  'moment.track.cities': Record<never, never>
  'moment.track.city': Record<never, never>
  'moment.track.follows': Record<never, never>
  'moment.cities': { done: Value; of: Value }
  'moment.founding': Record<never, never>
  'moment.founding.text': Record<never, never>
  'moment.founding.vp': { vp: Value; victory: Value }
  'moment.founding.glory': { vp: Value; glory: Value }
  'moment.founding.ip': { ip: Value }
  'moment.founding.mission': { mission: Value; turns: Value }
  'turn-end.title': { turn: Value }
  'turn-end.of': { turns: Value }
  'turn-end.glory': Record<never, never>
  'turn-end.bags': Record<never, never>
  'turn-end.bags.note': Record<never, never>
  'turn-end.next': { left: Countable }
  'turn-end.next.text': Record<never, never>
  'turn-end.deed': Record<never, never>
  'unnamed.war-volsci-leader': Record<never, never>
  'unnamed.war-picentes-leader': Record<never, never>
  'unnamed.war-falisci-leader': Record<never, never>
  'unnamed.war-capena-leader': Record<never, never>
  'unnamed.war-samnites-leader': Record<never, never>
  'unnamed.war-etruscan-1-leader': Record<never, never>
  'unnamed.war-etruscan-2-leader': Record<never, never>
  'unnamed.war-dauni-leader': Record<never, never>
  'unnamed.war-umbri-leader': Record<never, never>
  'unnamed.war-etruscan-3-leader': Record<never, never>
  'hex': { hex: Value }
  'box': { event: Value }
  'garrison': { people?: Maybe; value: Value }
  'chit.roman': { type: Value; virtus: Value }
  'chit.hostile': { home?: Maybe; type: Value; people: Value; virtus: Value }
  'chit': { ours?: Maybe; theirs?: Maybe; number?: Maybe; id: Value }
  'chit.mark': { number?: Maybe; id: Value }
  'task.battle-or-walls': { units: Countable; leader: Value; hex: Value }
  'task.spend-on-loyalty': { hex: Value; virtus: Value }
  'task.use-hero': { leader: Value; hex: Value; hero: Value }
  'verb.accept-battle': Record<never, never>
  'verb.stay-inside': Record<never, never>
  'verb.spend': { noun: Value }
  'verb.use-hero': Record<never, never>
  'verb.keep-hero': Record<never, never>
  'event.reaction': { roll?: Maybe; reaction: Value; reason: Value }
  'event.no-effect': { reaction: Value; reason: Value }
  'event.gathers': { units: Countable; leader: Value; hex: Value; reason: Value }
  'event.ambush': { leader: Value; hex: Value; from: Value; reason: Value }
  'event.reinforced': { unit: Value; source: Value }
  'event.betrayal': { hex: Value; reason: Value }
  'event.hostile-siege': { holder?: Maybe; leader: Value; hex: Value }
  'event.gates-open': { hex: Value }
  'event.city-taken': { nation: Value; hex: Value }
  'event.hero': { hero: Value; leader: Value }
  'event.rome-threatened': { leader: Value; hex: Value }
  'sketch.turn': { turn: Value; turns: Value }
  'sketch.king': { king: Value; mission: Value }
  'sketch.points': { vp: Value; ip: Value }
  'sketch.containers': { roman: Value; hostile: Value }
  'sketch.actions': { of?: Maybe; n: Value }
  'sketch.reactions': { n: Value }
  'sketch.roman': { piece: Value }
  'sketch.hostile': { piece: Value }
  'sketch.box': { box: Value; pieces: Value }
  'sketch.battle': { hex: Value; step: Value; round: Value; roman: Value; hostile: Value }
  'sketch.with': { unit: Value; leader: Value }
  'sketch.reserve': { roman: Value; hostile: Value }
  'sketch.track': { roman: Value; hostile: Value }
  'step.set-up': Record<never, never>
  'step.preparation': { turn: Value }
  'step.extraction': { turn: Value }
  'step.count': { turn: Value }
  'step.action': { turn: Value; cities: Value; mission: Value }
  'step.reaction': { turn: Value }
  'step.end': { turn: Value }
  'short.action': Record<never, never>
  'short.extraction': Record<never, never>
  'short.reaction': Record<never, never>
  'short.end': Record<never, never>
  'summary': { turn: Value; king: Value; phase: Value }
  'heading.turn': { turn: Value; king: Value }
  'heading.actions': Record<never, never>
  'heading.reaction': Record<never, never>
  'chapter': { turn: Value }
  'moment.war': { nation: Value }
  'moment.lost': { city: Value }
  'moment.triumph': Record<never, never>
  'moment.ostia': Record<never, never>
  'moment.interrex': Record<never, never>
  'gauge.turn': Record<never, never>
  'gauge.of': { n: Value }
  'gauge.actions': Record<never, never>
  'gauge.points': Record<never, never>
  'gauge.vp': Record<never, never>
  'gauge.ip': Record<never, never>
  'gauge.bags': Record<never, never>
  'bag.roman.short': Record<never, never>
  'bag.hostile.short': Record<never, never>
  'bag.roman': Record<never, never>
  'bag.hostile': Record<never, never>
  'rating.virtus': Record<never, never>
  'rating.astutia': Record<never, never>
  'rating.capacity': Record<never, never>
  'counter.garrison': Record<never, never>
  'counter.cavalry': Record<never, never>
  'counter.ship': Record<never, never>
  'unit.class': { type: Value; virtus: Value }
  'unit.roman.cavalry': { virtus: Value }
  'unit.roman.ship': { virtus: Value }
  'unit.infantry': { people: Value; virtus: Value }
  'unit.cavalry': { people: Value; virtus: Value }
  'unit.ship': { people: Value; virtus: Value }
  'unit.infantry.home': { people: Value; home: Value; virtus: Value }
  'unit.cavalry.home': { people: Value; home: Value; virtus: Value }
  'unit.ship.home': { people: Value; home: Value; virtus: Value }
  'people.rom': Record<never, never>
  'people.lat': Record<never, never>
  'people.sab': Record<never, never>
  'people.etr': Record<never, never>
  'people.fal': Record<never, never>
  'people.cap': Record<never, never>
  'people.aeq': Record<never, never>
  'people.vol': Record<never, never>
  'people.umb': Record<never, never>
  'people.pic': Record<never, never>
  'people.sam': Record<never, never>
  'people.dau': Record<never, never>
  'people.gal': Record<never, never>
  'short.name.numa': Record<never, never>
  'short.name.tullus': Record<never, never>
  'short.name.ancus': Record<never, never>
  'short.name.priscus': Record<never, never>
  'short.name.servius': Record<never, never>
  'short.name.superbus': Record<never, never>
  'short.name.magister-populi': Record<never, never>
  'short.name.magister-equitum': Record<never, never>
  'short.name.tribunus-populi-1': Record<never, never>
  'short.name.tribunus-populi-2': Record<never, never>
  'short.name.tribunus-celerum': Record<never, never>
  'short.unnamed.war-volsci-leader': Record<never, never>
  'short.unnamed.war-picentes-leader': Record<never, never>
  'short.unnamed.war-falisci-leader': Record<never, never>
  'short.unnamed.war-capena-leader': Record<never, never>
  'short.unnamed.war-samnites-leader': Record<never, never>
  'short.unnamed.war-etruscan-1-leader': Record<never, never>
  'short.unnamed.war-etruscan-2-leader': Record<never, never>
  'short.unnamed.war-dauni-leader': Record<never, never>
  'short.unnamed.war-umbri-leader': Record<never, never>
  'short.unnamed.war-etruscan-3-leader': Record<never, never>
  'place.start': Record<never, never>
  'place.hex': { hex: Value }
  'place.road': { n: Countable; near: Value; far: Value }
  'choice.open-country': Record<never, never>
  'flag.garrison': { city: Value; n: Value }
  'units': { n: Countable }
  'chits': { n: Countable }
  'military-chits': { n: Countable }
  'leaders': { n: Countable }
  'garrisons': { n: Countable }
  'events': { n: Countable }
  'armies': { n: Countable }
  'cities': { n: Countable }
  'draws': { n: Countable }
  'loose': { n: Countable }
  'reactions': { n: Countable }
  'mission': { n: Countable }
  'turns-left': { n: Countable }
  'warn.actions': { n: Countable }
  'panel.forces': Record<never, never>
  'panel.reign': Record<never, never>
  'panel.peoples': Record<never, never>
  'panel.city': Record<never, never>
  'reign.title': { from: Value; to: Value }
  'reign.vp': Record<never, never>
  'reign.vp.note': Record<never, never>
  'reign.vp.note.alone': Record<never, never>
  'reign.ip': Record<never, never>
  'reign.ip.note': Record<never, never>
  'reign.past': { cities: Value; mission: Countable }
  'reign.fulfilled': { vp: Value }
  'reign.failed': { vp: Value }
  'mission.note': { turns: Value; failure: Value }
  'mission.note.alone': { turns: Value }
  'omens.nice': Record<never, never>
  'omens.bad': Record<never, never>
  'senate.sits': Record<never, never>
  'bridge.stands': Record<never, never>
  'king.romulus': Record<never, never>
  'king.numa': Record<never, never>
  'king.tullus': Record<never, never>
  'king.ancus': Record<never, never>
  'king.priscus': Record<never, never>
  'king.servius': Record<never, never>
  'king.superbus': Record<never, never>
  'king.interrex': Record<never, never>
  'reaction.military': Record<never, never>
  'reaction.revolts': Record<never, never>
  'reaction.ambush': Record<never, never>
  'reaction.betrayal': Record<never, never>
  'reaction.first': Record<never, never>
  'reaction.face.military': Record<never, never>
  'reaction.face.revolts': Record<never, never>
  'reaction.face.ambush': Record<never, never>
  'reaction.face.betrayal': Record<never, never>
  'reaction.nobody': Record<never, never>
  'reaction.army': { leader: Value; mp: Value }
  'reaction.draw': Record<never, never>
  'reaction.ambush.note': Record<never, never>
  'reaction.no-garrison': Record<never, never>
  'reaction.weakest': { cities: Value }
  'track.title': Record<never, never>
  'city.rome': Record<never, never>
  'city.regia': Record<never, never>
  'city.offices': Record<never, never>
  'city.no-senate': Record<never, never>
  'city.pool': Record<never, never>
  'city.arx': Record<never, never>
  'city.captives': Record<never, never>
  'city.accused': Record<never, never>
  'city.kept': Record<never, never>
  'bags.title': Record<never, never>
  'bags.unseen': Record<never, never>
  'pool.title': Record<never, never>
  'pool.units': Record<never, never>
  'war.in-the-field': Record<never, never>
  'war.beaten': Record<never, never>
  'forces.rome': Record<never, never>
  'forces.others': Record<never, never>
  'peoples.title': Record<never, never>
  'peoples.roman': { n: Value }
  'peoples.lost': { n: Value }
  'peoples.war': Record<never, never>
  'peoples.refused': Record<never, never>
  'peoples.granted': Record<never, never>
  'peoples.ask': Record<never, never>
  'peoples.free': Record<never, never>
  'cost.mp': { n: Value }
  'cost.ip': { n: Value }
  'chance': { n: Value; of: Value }
  'loyal': { n: Value }
  'chance.to-win': { n: Value; of: Value }
  'card.odds': { who: Value; against: Value; n: Value; of: Value }
  'card.walls': { against: Value; who: Value }
  'card.too-few': { who: Value; against: Value; n: Value }
  'choice.take-all': Record<never, never>
  'about.move': { units: Value }
  'about.battle': { units: Value; strength: Value }
  'about.accept': { units: Value; strength: Value }
  'about.sail': Record<never, never>
  'about.intimidate': Record<never, never>
  'about.consent': { n: Value; of: Value; wins: Value }
  'about.consent.alone': { n: Value; of: Value }
  'about.sortie': Record<never, never>
  'about.capture': Record<never, never>
  'about.siege.garrison': { virtus: Value; target: Value }
  'about.siege.unit': { virtus: Value; target: Value }
  'about.siege.king': Record<never, never>
  'about.siege.other': Record<never, never>
  'about.pillage': { target: Value }
  'about.pillage.city': Record<never, never>
  'about.pillage.empty': Record<never, never>
  'about.pillage.units': { n: Countable }
  'about.pillage.king': Record<never, never>
  'about.pillage.other': Record<never, never>
  'about.bribe': { target: Value }
  'about.occupy': Record<never, never>
  'about.sack.king': Record<never, never>
  'about.sack.other': Record<never, never>
  'about.enemies': { who: Value }
  'about.prospects.battle': { n: Value; of: Value }
  'about.roman': Record<never, never>
  'about.roman.garrison': { n: Value }
  'about.empty': Record<never, never>
  'about.garrison': { n: Value }
  'about.no-garrison': Record<never, never>
  'about.prospects': { siege: Value; pillage: Value; bribe: Value }
  'about.prospects.vote': { siege: Value; pillage: Value; bribe: Value }
  'about.duel': { theirs: Value; ours: Value; both: Value }
  'about.tactic.attack': { ours: Value; theirs: Value }
  'about.tactic.defence': { ours: Value; theirs: Value }
  'battle.title.action': { hex: Value }
  'battle.title.military': { hex: Value }
  'battle.title.field': { hex: Value }
  'battle.title.ambush': { hex: Value }
  'battle.title.sortie': { hex: Value }
  'battle.where': { turn: Value; king: Value }
  'battle.duel': Record<never, never>
  'battle.tactics': Record<never, never>
  'battle.lines': Record<never, never>
  'battle.combat': Record<never, never>
  'battle.aftermath': Record<never, never>
  'battle.note.duel': Record<never, never>
  'battle.note.tactics': Record<never, never>
  'battle.note.vanguard': Record<never, never>
  'battle.note.deployment': Record<never, never>
  'battle.note.combat': Record<never, never>
  'battle.note.reserves': Record<never, never>
  'battle.note.aftermath': Record<never, never>
  'battle.rome': Record<never, never>
  'battle.leaderless': Record<never, never>
  'battle.units': Record<never, never>
  'battle.rerolls': Record<never, never>
  'battle.tactic': Record<never, never>
  'tactic.attack': Record<never, never>
  'tactic.defence': Record<never, never>
  'battle.track': Record<never, never>
  'battle.needs': { n: Value }
  'battle.cannot': Record<never, never>
  'chances.duel': Record<never, never>
  'chances.clash': Record<never, never>
  'chances.round': { ours: Value; theirs: Value }
  'chance.theirs-dies': Record<never, never>
  'chance.ours-dies': Record<never, never>
  'chance.both-die': Record<never, never>
  'chance.nobody-dies': Record<never, never>
  'chance.clash-won': Record<never, never>
  'chance.clash-lost': Record<never, never>
  'chance.clash-tied': Record<never, never>
  'chance.ahead': Record<never, never>
  'chance.behind': Record<never, never>
  'chance.level': Record<never, never>
  'story.turn': { turn: Value }
  'story.war': { nation: Value; hex: Value }
  'story.triumph': { leader: Value }
  'story.leader-dies': { leader: Value; hex: Value }
  'story.leader-taken': { leader: Value; hex: Value }
  'story.ostia': Record<never, never>
  'story.interrex': Record<never, never>
  'story.sacked': { hex: Value }
  'story.held': { hex: Value }
  'story.garrison-bought': { hex: Value }
  'story.rome-threatened': { leader: Value }
  'story.refused': { king: Value }
  'story.city-won': { hex: Value }
  'story.city-lost': { hex: Value }
  'story.city-taken': { nation: Value; hex: Value }
  'story.battle': { winner?: Maybe; hex: Value }
  'story.horatii.won': Record<never, never>
  'story.horatii.drawn': Record<never, never>
  'story.horatii.lost': Record<never, never>
  'story.mission.done': { n: Countable }
  'story.mission.failed': { n: Countable }
  'end.won': Record<never, never>
  'end.draw': Record<never, never>
  'end.lost': Record<never, never>
  'tally.cities': Record<never, never>
  'tally.lost': Record<never, never>
  'tally.battles': Record<never, never>
  'tally.triumphs': Record<never, never>
  'verdict.interrex': { king: Value }
  'verdict.glorious': { cities: Countable; mission: Countable }
  'verdict.great': { cities: Countable; mission: Countable }
  'verdict.dutiful': { cities: Countable }
  'verdict.short': { cities: Countable; mission: Value }
  'verdict.idle': { mission: Countable }
  'roll.number-of-actions': Record<never, never>
  'roll.siege': Record<never, never>
  'roll.siege-again': Record<never, never>
  'roll.pillage': Record<never, never>
  'roll.corruption': Record<never, never>
  'roll.intimidation': Record<never, never>
  'roll.attack': Record<never, never>
  'roll.reroll': Record<never, never>
  'roll.duel': Record<never, never>
  'roll.inauguratio': Record<never, never>
  'roll.betrayal': Record<never, never>
  'roll.hostile-siege': Record<never, never>
  'roll.hostile-siege-again': Record<never, never>
  'roll.the-vote-of-a-Curia': Record<never, never>
  'roll.hostile-reaction': Record<never, never>
  'roll.vanguard': Record<never, never>
  'roll.pursuit': Record<never, never>
  'roll.engagement': Record<never, never>
  'roll.attack-on-a-leader': Record<never, never>
  'roll.trial': Record<never, never>
  'roll.ship': Record<never, never>
  'roll.the-Horatii': Record<never, never>
  'roll.the-Horatii-again': Record<never, never>
  'roll.the-Curiatii': Record<never, never>
  'scenario.seven-kings.title': Record<never, never>
  'scenario.reign-of-romulus.title': Record<never, never>
  'scenario.reign-of-numa.title': Record<never, never>
  'scenario.reign-of-tullus.title': Record<never, never>
  'scenario.reign-of-ancus.title': Record<never, never>
  'scenario.reign-of-priscus.title': Record<never, never>
  'scenario.reign-of-servius.title': Record<never, never>
  'scenario.reign-of-superbus.title': Record<never, never>
  'scenario.years': Record<never, never>
  'scenario.length': Record<never, never>
  'scenario.reign.length': { n: Value }
  'scenario.reign.goal': { n: Countable; glory: Value }
  'scenario.reign.before': Record<never, never>
  'scenario.history': Record<never, never>
  'part.facts': { years: Value; from: Value; to: Value; n: Countable }
  'part.years.romulus': Record<never, never>
  'part.years.numa': Record<never, never>
  'part.years.tullus': Record<never, never>
  'part.years.ancus': Record<never, never>
  'part.years.priscus': Record<never, never>
  'part.years.servius': Record<never, never>
  'part.years.superbus': Record<never, never>
  'part.romulus': Record<never, never>
  'part.numa': Record<never, never>
  'part.tullus': Record<never, never>
  'part.ancus': Record<never, never>
  'part.priscus': Record<never, never>
  'part.servius': Record<never, never>
  'part.superbus': Record<never, never>
  'option.difficulty.name': Record<never, never>
  'option.difficulty.text': Record<never, never>
  'option.missionCount.name': Record<never, never>
  'option.missionCount.text': Record<never, never>
  'option.curiae.name': Record<never, never>
  'option.curiae.text': Record<never, never>
  'option.stopAtEnemy.name': Record<never, never>
  'option.stopAtEnemy.text': Record<never, never>
  'option.trackBy.name': Record<never, never>
  'option.trackBy.text': Record<never, never>
  'option.militaryArmies.name': Record<never, never>
  'option.militaryArmies.text': Record<never, never>
  'option.difficulty.default': Record<never, never>
  'option.difficulty.easier': Record<never, never>
  'option.difficulty.harder': Record<never, never>
  'option.missionCount.inPeriod': Record<never, never>
  'option.missionCount.onMap': Record<never, never>
  'option.curiae.3': Record<never, never>
  'option.curiae.1': Record<never, never>
  'option.curiae.5': Record<never, never>
  'option.stopAtEnemy.true': Record<never, never>
  'option.stopAtEnemy.false': Record<never, never>
  'option.trackBy.virtus': Record<never, never>
  'option.trackBy.units': Record<never, never>
  'option.militaryArmies.all': Record<never, never>
  'option.militaryArmies.nearest': Record<never, never>
  'gauge.vp.end': { n: Value }
  'gauge.vp.glory': { n: Value }
  'gauge.ip.end': Record<never, never>
  'forecast.influence': { ip: Value }
  'forecast.influence.text': Record<never, never>
  'forecast.bag': { held: Value; drawn: Value }
  'forecast.bag.text': Record<never, never>
  'about.danger': Record<never, never>
  'movers.title': Record<never, never>
  'movers.march': Record<never, never>
  'movers.cities': { n: Countable }
  'movers.enemies': { n: Countable }
  'movers.battle': { who: Value; n: Value; of: Value }
  'movers.stays': Record<never, never>
  'owed.rome': Record<never, never>
  'owed.rome-remedy': Record<never, never>
}

export const texts = `
task_action =
    What does Rome do? ({ $left ->
        [one] One action left
       *[other] { $left } actions left
    }, { $reactions ->
        [0] no reaction follows
        [one] one reaction follows
       *[other] { $reactions } reactions follow
    }.)
task_march =
    { $leader } in { $hex }: where to? ({ $units } of { $capacity ->
        [one] one unit
       *[other] { $capacity } units
    }, { $left ->
        [one] one movement point
       *[other] { $left } movement points
    }.)
task_pick-unit-to-turn = Which unit in { $hex } is to be turned?
task_pick-holder = Which unit stays in { $hex } and holds it until the reign ends?
task_second-assault = The first assault on { $hex } has failed. A second? (It must beat { $target }, and provokes one more reaction.)
task_pick-driven-out = Which unit is driven out of { $hex }?
task_sail =
    The fleet of { $ships ->
        [one] one ship
       *[other] { $ships } ships
    } in { $port }, with { $aboard } aboard (cost { $cost } IP): where to?
verb_move = March with { $noun }
verb_march = To { $noun }
verb_take = Take { $noun } along
verb_take-all = Take the strongest along
verb_leave = Leave { $noun } here
verb_done = End the march here
verb_intimidate = Intimidate { $noun } (1 IP)
verb_intimidate-unit = { $noun }
verb_pillage = Pillage { $noun } (1 IP)
verb_occupy = Occupy { $noun } (1 IP)
verb_sack = Sack { $noun } (1 IP)
verb_siege = Besiege { $noun }
verb_corrupt = Bribe { $noun } (2 IP)
verb_battle = Give battle to { $noun }
verb_sail = Set sail from { $noun }
verb_end-actions = End the actions
verb_leave-behind = { $noun }
verb_assault = A second assault
verb_give-up = Raise the siege
verb_drive-out = { $noun }
verb_sail-to = To { $noun }
verb_embark = Aboard: { $noun }
verb_disembark = Ashore: { $noun }
verb_stay-in-port = Stay in port
event_actions =
    Rome has { $actions ->
        [one] one action
       *[other] { $actions } actions
    }: Virtus { $king }{ $half ->
        [none]
            { $roll ->
                [none] { "" }
               *[other] , die { $roll }
            }
       *[other] , half of a die of { $roll }: { $half }
    }{ $leaders ->
        [0] { "" }
       *[other] , leaders { $leaders }
    }{ $forewarned ->
        [0] { "" }
       *[other] , forewarned { $forewarned }
    }.
event_actions-end =
    Rome rests: { $left ->
        [one] one action is
       *[other] { $left } actions are
    } left unused.
event_senate-votes =
    The Senate on war with the { $nation }: { $dice }, { $votes } of { $curiae ->
        [one] one vote
       *[other] { $curiae } votes
    }; { $result }.
event_action =
    { WHICH($action) ->
        [siege] Rome lays siege to { $target }.
        [pillage] Rome sets out to pillage { $target }.
        [corrupt] Rome offers gold for a gate of { $target }.
        [intimidate] Rome threatens the defenders of { $target }.
        [occupy] Rome occupies { $target }.
        [sack] Rome sacks { $target }.
       *[battle] Rome gives battle to { $target }.
    }
event_march =
    { $reason ->
        [none] { $leader } marches from { $from } to { $to }.
       *[other] { $leader } marches from { $from } to { $to }, { $reason }: { $target }.
    }
event_roll =
    { $total ->
        [none] { $why }: { $die }, against { $target }: { $result }.
       *[other] { $why }: { $die }, modified { $total }, against { $target }: { $result }.
    }
event_unit-turned = { $unit } comes over to Rome.
event_held = { $unit } holds { $hex } for Rome.
event_sacked = { $hex } is sacked.
event_sortie = { $leader } sallies out of { $hex } with { $units }.
event_driven-out = { $piece } is driven out of { $hex }, to { $to }.
event_garrison-bought = { $garrison } in { $hex } opens the gates for gold.
event_sails =
    { $fleet ->
        [one] { $fleet } sails
       *[other] { $fleet } sail
    } from { $from } to { $to }{ $aboard ->
        [none] { "" }
       *[other] { " " }with { $aboard }
    }.
event_lands =
    { $pieces ->
        [one] { $pieces } lands in { $hex }.
       *[other] { $pieces } land in { $hex }.
    }
why_no-city = There is no foreign city in { $hex }.
why_roman-city = { $hex } is Roman.
why_triumphed = They have come home in triumph and do nothing more this turn.
why_no-influence = It costs { $cost } IP, and one must be left.
why_senate-refuses = The Senate has refused war with the { $nation } this turn.
why_no-leader-inside = There is no enemy leader in { $hex }.
why_no-unit-to-turn = There is no unit in { $hex } that could come over to Rome.
why_leader-inside = A leader is in { $hex }.
why_undefended = Nobody defends { $hex }: it can be occupied or sacked.
why_defended = { $hex } is defended.
why_no-infantry = There is no infantry to leave behind.
why_sacked-already = { $hex } has been sacked, and there is nothing left to take.
why_nobody-to-besiege = There is neither garrison nor leader in { $hex }.
why_no-enemy = That is no enemy leader.
why_not-your-leader = That is no Roman leader on the map.
why_convicted = He has lost his office.
why_tied-to-rome = An Interrex made by the death of a King stays in Rome.
why_no-road = No road leads from there.
why_out-of-reach = That is farther than the movement points go, or the enemy is in the way, or no road leads there.
why_army-must-stay = While a Magister is in play, a leader with two units must stay in Rome.
why_unit-not-here = That unit is not here, or it holds a city.
why_capacity =
    { $capacity ->
        [one] He can command one unit.
       *[other] He can command { $capacity } units.
    }
why_only-from-rome = Magistri and Tribunes take their units in Rome only.
why_unit-too-slow = The march has been too long for that unit.
why_no-fleet = There is no Roman fleet in a Roman port in { $hex }.
why_nowhere-to-sail = There is nowhere to sail to.
why_leader-first = Units do not go to sea without a leader: he embarks first.
why_leads-cargo = The units aboard need him to command them: they go ashore first.
why_ships-full = A ship carries three units.
why_no-voyage = The fleet cannot sail there.
aims_rome = Rome
aims_at-once = at once
aims_reign = reign's end
aims_words_points = with { $n } victory points at the end of any reign
aims_words_enemies = as soon as the bag of the enemies is empty
aims_words_mission =
    { $n ->
        [one] with 1 city won when the reign ends, after turn { $turn }
       *[other] with { $n } cities won when the reign ends, after turn { $turn }
    }
aims_points = { $n } VP
aims_points_words = victory points
aims_points_mission =
    { $n ->
        [one] the mission of { $king }: 1 city
       *[other] the mission of { $king }: { $n } cities
    }
aims_enemies = Enemies' bag empty
aims_enemies_words =
    { $n ->
        [one] 1 chit is left in it
       *[other] { $n } chits are left in it
    }
aims_mission =
    { $n ->
        [one] 1 city
       *[other] { $n } cities
    }
aims_mission_words = won in this reign
aims_asked_reign = Asked when the reign ends, after turn { $turn }.
aims_asked_at-once = Asked at every change.
aims_otherwise = From { $honourable } points after turn { $turn } on it is an honourable draw, with fewer a defeat.
aims_otherwise_reign = With { $n } victory points besides, the reign is a glorious one.
aims_end = After turn { $turn }.
aims_now_won = Now: Rome would win
aims_now_lost = Now: Rome would lose
aims_now_honourable = Now: an honourable draw
aims_future_won = If nothing changes, Rome wins.
aims_future_lost = If nothing changes, Rome loses.
aims_future_honourable = If nothing changes, it is an honourable draw.
aims_influence = Lost at once: no influence
aims_influence_text = if influence falls to 0. It is { $n } now.
aims_bag = Lost at once: nobody to call
aims_bag_text = if a Roman chit must be drawn and Rome's bag is empty. It holds { $n }.
aims_card = 20 victory points at the end of any reign win, and so does an empty bag of enemies.
aims_card_reign =
    { $n ->
        [one] One city must be won before the reign ends.
       *[other] { $n } cities must be won before the reign ends.
    }
task_duel = Before the lines in { $hex }: does { $roman } challenge { $hostile } to single combat?
task_tactics = The vanguards are about to meet in { $hex }: attack or defence?
task_vanguard = Who rides in the vanguard? ({ $left } to send.)
task_engage = Your horsemen have won the clash: do you engage the enemy, who has withdrawn to { $hex }?
task_deploy = The front line, space { $space } of { $spaces }: who stands there?
task_place-leader = Where does { $leader } stand?
task_reroll = Astutia: a miss may be thrown again ({ $left } left).
task_charge-leader = Your cavalry in reserve: does it charge { $leader }? (Gaps in your own front line: { $gaps }.)
task_fill-gap = Space { $space } of the front line is empty: who comes up?
task_triumph = A victory worth a triumph in { $hex }: does { $leader } take his army home to Rome?
task_accuse = The army was beaten. Which Tribune stands trial?
task_rejoin = { $tribune } is acquitted: does he go back to his army in { $hex }?
task_advance = Victory in { $hex }: how does the army follow it up?
task_drown = Too few ships are left: who is lost? ({ $left } to go.)
verb_challenge = Challenge him
verb_no-duel = No duel
verb_attack = Attack
verb_defence = Defence
verb_send = Send { $noun }
verb_engage = Engage
verb_withdraw = Withdraw
verb_deploy = Deploy { $noun }
verb_by-virtus = Let the rest fall in by Virtus
verb_lead-with = In the front line, with { $noun }
verb_lead-from-reserve = In reserve
verb_throw-again = Throw again for { $noun }
verb_charge = Charge with { $noun }
verb_hold-back = Hold the cavalry back
verb_bring-up = Bring up { $noun }
verb_triumph = Claim the triumph
verb_no-triumph = Stay in the field
verb_accuse = { $noun }
verb_rejoin = Back to the army
verb_stay-in-rome = He stays in Rome
verb_follow = Follow the enemy to { $noun } and fight again
verb_besiege = Besiege { $noun }
verb_stay = Stay here
verb_lose = { $noun } is lost
event_battle-begins =
    Battle in { $hex }: { $roman ->
        [none] { $romanUnits }
       *[other] { $roman } with { $romanUnits }
    } against { $hostile ->
        [none] { $hostileUnits }
       *[other] { $hostile } with { $hostileUnits }
    }.
event_duel = { $roman } meets { $hostile } in single combat: { $romanTotal } ({ $romanDie } and Astutia) to { $hostileTotal } ({ $hostileDie } and Astutia).
event_both-leaders-dead = { $roman } and { $hostile } have killed each other.
event_command =
    { $leader ->
        [none] Nobody is left to command the { $side } army.
       *[other] { $leader } takes command of the { $side } army.
    }
event_tactics = Tactics: Rome chooses { $roman }, the enemy draws { $hostile }.
event_no-clash = Both attack: no clash of vanguards in { $hex }, the lines meet at once.
event_vanguards = The vanguards clash: { $ours } against { $theirs }.
event_vanguard-round = The horsemen throw: Rome { $ours }, the enemy { $theirs }.
event_clash-won =
    { $winner ->
        [none] The clash of the vanguards is undecided.
       *[other] The { $winner } vanguard has won the clash.
    }
event_engagement =
    { $leader ->
        [none] The enemy throws { $die } against { $target } for an engagement.
       *[other] { $leader } throws { $die } against { $target } for an engagement.
    }
event_armies-part = The armies part in { $hex } ({ $reason }).
event_pursuit =
    { $theirs ->
        [none]
            The { $retreating } army has no cavalry left and is pursued{ $ours ->
                [none] { "" }
               *[other] : Rome throws { $ours }
            }.
       *[other]
            The { $retreating } army has no cavalry left and is pursued: { $ours ->
                [none] the enemy throws { $theirs }
               *[other] Rome throws { $ours }, the enemy { $theirs }
            }.
    }
event_stand-aside = { $leaders }: one leader commands, the others stand aside.
event_lines-drawn = The lines are drawn up: { $roman } against { $hostile }.
event_leader-deployed =
    { $unit ->
        [none] { $leader } stays in reserve.
       *[other] { $leader } stands in the front line with { $unit }.
    }
event_battle-round =
    { $ours ->
        [none]
            { $theirs ->
                [none] Round { $round }: nobody throws.
               *[other] Round { $round }: the Romans are surprised, the enemy throws { $theirs }.
            }
       *[other]
            { $theirs ->
                [none] Round { $round }: Rome throws { $ours }.
               *[other] Round { $round }: Rome throws { $ours }, the enemy { $theirs }.
            }
    }
event_reroll = { $by } throws { $die } instead of { $was }.
event_battle-track = { $piece } is lost: the { $side } marker stands at { $track }.
event_leader-attacked = { $by } charges { $leader }: { $die } against { $target }.
event_brought-up = { $unit } comes up from the reserve.
event_battle-ends = The fighting ends after round { $round }: Rome { $roman }, the enemy { $hostile }.
event_battle-result =
    { $winner ->
        [none] Nobody has won the battle in { $hex }: Rome { $roman }, the enemy { $hostile }.
       *[other] The { $winner } army has won the battle in { $hex }: Rome { $roman }, the enemy { $hostile }.
    }
event_triumph = { $leader } enters Rome in triumph.
event_trial = { $accused } stands trial: { $dice } with { $modifier }.
event_rejoins = { $tribune } is back with his army in { $hex }.
event_naval-battle = Battle at sea in { $hex }: { $roman } against { $hostile }.
event_naval-round = Round { $round } at sea: Rome throws { $ours }, the enemy { $theirs }.
event_naval-result =
    { $winner ->
        [none] Nobody has won the battle at sea in { $hex }: ships lost { $roman } to { $hostile }.
       *[other] The { $winner } fleet has won the battle at sea in { $hex }: ships lost { $roman } to { $hostile }.
    }
why_no-army = There is no Roman army in { $hex }: a leader and two units.
why_no-enemy-army = There is no enemy army in { $hex }.
why_within-walls = The enemy in { $hex } is within the walls of his own city: only a siege is possible.
why_three-units =
    Each side needs { $needed ->
        [one] one unit
       *[other] { $needed } units
    } for a battle.
why_not-cavalry = { $unit } is no cavalry.
why_infantry-first = Infantry stands in the front line as long as there is any.
why_in-line-already = { $unit } stands in the line already.
why_not-in-front = { $unit } does not stand in the front line.
why_thrown-twice = The die of { $unit } has been thrown again already.
why_no-miss = { $unit } has not missed.
why_not-in-reserve = { $unit } is not in reserve.
why_charged-already = { $unit } has charged the leader in this round.
why_infantry-for-infantry = Infantry replaces infantry only.
why_heavy-infantry = heavy infantry
why_retreating = retreating
why_nice-omens = nice omens
why_bad-omens = bad omens
why_ambush = ambush
why_influence-spent = influence spent
why_battle-lost = a lost battle
why_siege-lost = a lost siege
task_place-garrison = A garrison of { $value } for Rome: in which Roman city?
task_recall-holder = { $hex } has a garrison now: does { $unit } go home to Rome?
task_reroll-horatius = The Horatius throws { $roman }, the Curiatius { $alban } (men left: { $rome } to { $alba }). Throw again? Rome may do so once.
task_step-back = The Romans must leave { $hex }: where to? ({ $reason }.)
task_mission-penalty = The mission has failed: which unit does Rome lose? ({ $left } to go.)
verb_garrison = In { $noun }
verb_recall = Yes, back to Rome
verb_keep = No, it stays
verb_reroll = Throw again
verb_accept = Leave it so
verb_to = To { $noun }
verb_give-up-unit = { $noun }
event_set-up =
    { $king ->
        [none] The furrow is drawn. Rome begins with { $ip } influence.
       *[other] { $king } is to reign. Rome has { $ip } influence.
    }
event_turn = Turn { $turn } of { $turns }, the reign of { $king }
event_senate = The Senate sits, and a Pontifex Maximus watches over the rites.
event_inauguratio =
    { WHICH($reigns) ->
        [interrex] The augurs look for signs about { $king }: { $roll }. An Interrex governs in his stead.
       *[other] The augurs look for signs about { $king }: { $roll }. { $reigns } reigns.
    }
event_interrex = The King is dead. An Interrex governs Rome to the end of the reign.
event_new-chits =
    { $pool ->
        [none] New chits for reign { $period }: { $roman } in the Roman bag now, { $hostile } in the hostile one.
       *[other] New chits for reign { $period }: { $roman } in the Roman bag now, { $hostile } in the hostile one; to the General Pool: { $pool }.
    }
event_draw = From the { $from } bag: { $chit }.
event_chit-deployed = { $piece } appears in { $to }.
event_garrison =
    { $reason ->
        [none] The garrison of { $hex } is now { $garrison }.
       *[other] The garrison of { $hex } is now { $garrison } ({ $reason }).
    }
event_garrison-unplaced = No city can take { $chit }: it goes to the General Pool.
event_recalled = { $unit } goes home from { $hex } to Rome.
event_office-enters = { $office } takes office in Rome.
event_office-waits = { $office } will take office in turn { $turn }.
event_leader-back = { $leader } does not serve Rome and goes into the hostile bag.
event_event = { $event }. { FORM($event, "about") }
event_war =
    War with the { $nation }: { $pieces ->
        [one] { $pieces } gathers in { $hex }.
       *[other] { $pieces } gather in { $hex }.
    }
event_forewarned = Rome is forewarned: one more action this turn.
event_bridge =
    { WHICH($built) ->
        [built] The Pons Sublicius stands.
       *[broken] The Pons Sublicius is broken down.
    }
event_omens =
    { WHICH($omens) ->
        [nice] The omens are favourable.
       *[bad] The omens are bad.
    }
event_omens-end = The omens have passed.
event_end-action = The auguries bind the King: only his Virtus counts for the number of actions.
event_hero-kept = { $hero } stands ready for his hour.
event_serves-rome = { $piece } serves Rome only and goes into the Roman bag.
event_champions-round = A Horatius throws { $roman }, a Curiatius { $alban }; men left: { $rome } to { $alba }.
event_champions =
    { WHICH($winner) ->
        [rome] The fight of the champions is over: Rome has won.
        [alba] The fight of the champions is over: Alba Longa has won.
       *[none] The fight of the champions is over: nobody has won.
    }
event_nightfall = After { $rounds } rounds it is dusk, and nobody fights on.
event_ostia = Ostia is founded at the mouth of the Tiber.
event_transfer =
    { $count ->
        [one] 1 chit
       *[other] { $count } chits
    } from the { $from } bag to the { $to } one ({ $cause }): { $roman } Roman, { $hostile } hostile now.
event_swap =
    { $count ->
        [0] No chits change places between the bags.
        [one] One chit of each bag changes places.
       *[other] { $count } chits of each bag change places.
    }
event_vp = { $change } VP, { $cause }: { $vp }.
event_ip = { $change } IP, { $cause }: { $ip }.
event_eliminated =
    { $piece ->
        [one] { $piece } is eliminated in { $hex }.
       *[other] { $piece } are eliminated in { $hex }.
    }
event_captured = { $piece } is taken captive in { $hex }.
event_leader-taken = { $leader } is captured in { $hex }; his chit says: { $reverse }.
event_leader-dies = { $leader } dies in { $hex }.
event_withdraws =
    { $pieces ->
        [one] { $pieces } goes from { $from } to { $to }: { $reason }.
       *[other] { $pieces } go from { $from } to { $to }: { $reason }.
    }
event_withdrawn =
    { $piece ->
        [one] { $piece } leaves { $hex } and the map, to { $to }.
       *[other] { $piece } leave { $hex } and the map, to { $to }.
    }
event_goes-over =
    { $unit ->
        [one] { $unit } in { $hex } goes to { $to }.
       *[other] { $unit } in { $hex } go to { $to }.
    }
event_garrison-turned = The garrison of { $hex } turns: { $garrison } is { $to } now.
event_office-ends = { $office } lays down his office.
event_released =
    { $piece ->
        [one] { $piece } is released, to { $to }.
       *[other] { $piece } are released, to { $to }.
    }
event_redeployment = The reign ends: the armies of the other peoples leave the map.
event_mission =
    { $king } has won { $cities ->
        [0] no city
        [one] one city
       *[other] { $cities } cities
    }; his mission was { $mission }: { $verdict }.
event_homecoming = The armies of Rome come home.
outcome_no-enemies = Victory: nobody is left to stand against Rome
outcome_victory = Victory: the glory of Rome is beyond dispute
outcome_no-romans = Defeat: nobody is left to stand for Rome
outcome_influence-lost = Defeat: the King has lost all influence
outcome_honourable = An honourable draw: Rome has outlived its kings
outcome_defeat = Defeat: the kings have gone, and Rome is still small
outcome_reign-glorious = A glorious reign: the mission is fulfilled, and poets sing of it
outcome_reign-fulfilled = The mission of the reign is fulfilled
outcome_reign-failed = The reign is over, and its mission is not fulfilled
why_not-roman-city = Rome does not hold that city.
why_garrison-too-strong = That would make { $sum } points in { $hex }; three is the most.
why_no-such-garrison = There is no single garrison chit of { $sum } for { $hex }.
why_not-your-unit = That is not a Roman unit on the map.
why_not-free = The Romans leave along a road, to a hex without enemies and without a city held against them.
moment_roll_siege = Siege of { $hex }
moment_roll_corruption = Bribe for { $hex }
moment_roll_pillage = Pillage of { $hex }
moment_roll_intimidation = Threats at { $hex }
moment_roll_hostile-siege = { $hex } is besieged
moment_foreign = { $hex } of the { $nation } is besieged
moment_roll_betrayal = Treason in { $hex }
moment_assault =
    { $n ->
        [2] the second assault
       *[other] the first assault
    }
moment_assault_by =
    { $n ->
        [2] the second assault of { $leader }
       *[other] the first assault of { $leader }
    }
moment_spent =
    { $n ->
        [0] no influence was spent on loyalty
        [one] one influence was spent on loyalty
       *[other] { $n } influence was spent on loyalty
    }
moment_need =
    { $modifier ->
        [none] needed: more than { $target }; { $n } in 6
       *[other] needed: more than { $target }, with { $modifier } to the die; { $n } in 6
    }
moment_fear = it falls on more than { $target }; { $n } in 6 that it holds
moment_won_siege = The gates open
moment_won_corruption = Bought
moment_won_pillage = Pillaged
moment_won_intimidation = They yield
moment_won_hostile-siege = It holds
moment_won_betrayal = Loyal
moment_lost_siege = Beaten off
moment_lost_corruption = Refused
moment_lost_pillage = Driven off
moment_lost_intimidation = Unmoved
moment_lost_hostile-siege = Stormed
moment_lost_betrayal = Betrayed
moment_more = { $die } is more than { $target }.
moment_not-more = { $die } is not more than { $target }.
moment_senate = The Senate votes
moment_senate_text = on war with the { $nation }
moment_senate_need =
    { $curiae ->
        [one] one vote is thrown for
       *[other] { $curiae } votes are thrown for; more than half must agree
    }
moment_granted = War is granted
moment_refused = War is refused
moment_duel = Single combat
moment_duel_text = { $roman } against { $hostile }
moment_duel_won = { $name } is slain
moment_duel_lost = { $name } falls
moment_duel_both = Both fall
moment_duel_none = Nobody falls
moment_trial = A trial in Rome
moment_acquitted = Acquitted
moment_condemned = Condemned
moment_champions = Three against three
moment_champions_text = Horatii and Curiatii for Alba Longa
moment_champions_won = Rome has won
moment_champions_lost = Alba has won
moment_champions_drawn = Nobody has won
moment_battle = The battle is over
moment_battle_won = Victory
moment_battle_lost = Defeat
moment_battle_drawn = Nobody has won
moment_draws = Chits are drawn
moment_draws_text = from both bags, for turn { $turn }
moment_draws_revolt = from the hostile bag, by a revolt
moment_draws_verdict =
    { $n ->
        [one] One chit
       *[other] { $n } chits
    }
moment_bag_roman = Roman bag
moment_bag_hostile = hostile bag
moment_effect = Effect
moment_track_paid = Paid
moment_judged = A reign is judged
moment_judged_text =
    { $king }, whose task was { $mission ->
        [one] one city
       *[other] { $mission } cities
    }
moment_fulfilled = Fulfilled: { $cities } of { $mission }
moment_failed = Failed: { $cities } of { $mission }
moment_crown = { $king } is proclaimed
moment_crown_text = The augurs have looked for signs
moment_dead = The King is dead
moment_dead_text = An Interrex governs Rome
moment_interregnum = The augurs find no king
moment_triumph_title = Triumph
moment_triumph_text = { $leader } enters Rome
moment_triumph_verdict = Io triumphe
moment_track_ip = Influence
moment_track_vp = Victory
moment_track_bags = Bags
moment_track_cities = Mission
moment_track_city = City
moment_track_follows = Then
moment_cities = { $done } of { $of }
moment_founding = Rome is founded
moment_founding_text = Romulus is king
moment_founding_vp = { $vp }: a band of shepherds. { $victory } at the end of a reign win the game.
moment_founding_glory = { $vp }: a band of shepherds. With { $glory } besides the mission the reign is a glorious one.
moment_founding_ip = { $ip }: at 0 Rome is lost at once
moment_founding_mission = { $mission } cities in { $turns } turns
turn-end_title = Turn { $turn } is over
turn-end_of = of { $turns }
turn-end_glory = What the turn brought
turn-end_bags = The bags
turn-end_bags_note = two chits change places each turn
turn-end_next =
    { $left ->
        [one] The last turn
       *[other] { $left } turns are left
    }
turn-end_next_text = Chits are drawn from both bags.
turn-end_deed = Draw
name_rome = Rome
name_roman = Roman
name_hostile = hostile
name_container-roman = the Roman bag
name_container-hostile = the hostile bag
name_pool = the General Pool
name_captives = the captives
name_track = the turn track
name_kept = Rome's keeping
name_coming = the future
name_out = nowhere
name_rom = Romans
    .number = plural
name_lat = Latins
    .number = plural
name_sab = Sabines
    .number = plural
name_etr = Etruscans
    .number = plural
name_umb = Umbrians
    .number = plural
name_pic = Picenes
    .number = plural
name_gal = Gauls
    .number = plural
name_fal = { $name }
    .number = plural
name_cap = { $name }
    .number = plural
name_aeq = { $name }
    .number = plural
name_vol = { $name }
    .number = plural
name_sam = { $name }
    .number = plural
name_dau = { $name }
    .number = plural
name_captive = captive
name_enough = enough
name_not-enough = not enough
name_granted = granted
name_refused = refused
name_fulfilled = fulfilled
name_failed = failed
name_intimidate = intimidation
name_occupy = occupation
name_corrupt = bribery
name_military = the armies march
name_revolts = revolts
name_betrayal = betrayal
name_map = the map
name_container = the hostile bag
name_army-formed = because an army stands in the field
name_rolled = as the die says
name_no-army = no army stands in the field
name_no-target = no road leads to a target
name_no-roman-garrison = there is no Roman garrison to betray
name_no-army-with-a-lost-city = no army has a city to win back
name_most-loose-units = the people with the most scattered units
name_nearest-army-with-a-lost-city = the nearest army that has a city to win back
name_weakest = the weakest Roman garrison
name_weakest-by-lot = the weakest Roman garrison, by lot
name_nearest = towards the nearest target
name_roman-first = towards the nearest target, Roman cities first
name_weaker-garrison = towards the nearest target, the weaker garrison first
name_lot = towards the nearest target, by lot
name_can-be-won = towards the nearest target that can be won
name_nearest-weak-city = the nearest city with a weak garrison or none
name_nearest-city = the nearest city
name_falerii = Falerii was not attacked
name_swap = the end of the turn
name_siege-failed = a siege that has failed
name_pillage-failed = a pillage beaten off
name_mission-failed = the mission failed
name_mission-exceeded = more cities than the mission
name_cities-captured = cities taken by other peoples
name_cities-retaken = Roman cities lost
name_inauguratio = the new king
name_rome-threatened = an enemy before Rome
name_alba-longa = Alba Longa is won
name_loyalty = a garrison that stays loyal
name_loyalty-bought = influence spent against treason
name_captive-taken = a captive taken
name_sailing = troops at sea
name_occupation = an occupation
name_sack = a sack
name_corruption = bribery
name_intimidation = intimidation
name_dispute = besiegers do not stay overnight next to the enemy
name_office-ends = their commander lays down his office
name_fleet-home = back to port
name_city-lost = the city is lost
name_betrayed = betrayed
name_revolt = to a city of their own
name_accepts-battle = to meet the enemy
name_too-few = too few to fight
name_leader-alone = left alone
name_siege = siege
name_pillage = pillage
name_sortie = a sortie
name_siege-beaten-off = the siege has failed
name_pillage-beaten-off = the city holds out
name_driven-back = beaten off by a sortie
name_triumph = a triumph
name_battle = a battle
name_battle-won = a battle won
name_battle-lost = a battle lost
name_ambush-beaten = an ambush beaten off
name_naval-victory = a victory at sea
name_naval-defeat = a defeat at sea
name_tribune-convicted = a Tribune convicted
name_duel-won = spolia opima
name_duel-lost = a duel lost
name_prestige = the prestige of Rome
name_advance = after the enemy
name_rout = in rout
name_ambush-failed = the ambush has failed
name_driven-off = pursued
name_general-retreat = in general retreat
name_no-decision = without a decision
name_to-port = to port
name_both-on-defence = both stood on the defence
name_clash-lost = beaten in the clash of the vanguards
name_engages = to engage the enemy
name_nobody-left = nobody was left to pursue
name_not-engaged = nobody wanted a battle
name_within-walls = the beaten are back within their walls
name_tribunus-populi-1 = { $name } (first)
name_tribunus-populi-2 = { $name } (second)
name_box-mare-etruscum = the Mare Etruscum
name_box-antium = the waters of Antium
unnamed_war-volsci-leader = the dux of the Volsci
unnamed_war-picentes-leader = the dux of the Picentes
unnamed_war-falisci-leader = the dux of the Falisci
unnamed_war-capena-leader = the dux of Capena
unnamed_war-samnites-leader = the meddix of the Samnites
unnamed_war-etruscan-1-leader = the lucumo of Tarquinii
unnamed_war-etruscan-2-leader = the lucumo of Veii
unnamed_war-dauni-leader = the dux of the Dauni
unnamed_war-umbri-leader = the dux of the Umbri
unnamed_war-etruscan-3-leader = the lucumo of Clusium
-forewarned = An army takes the field. Only if this chit came from the Roman bag is Rome forewarned: one more action this turn.
name_sabine-women = Rape of the Sabine Women
    .about = Titus Tatius marches. If the chit comes from the Roman bag: +1 IP, and two chits come over to Rome.
name_aequi = War of the Aequi
    .about = { -forewarned }
name_volsci = Volscian War
    .about = { -forewarned }
name_picentes = Picenian War
    .about = { -forewarned }
name_falisci = Faliscan War
    .about = { -forewarned }
name_capena = Capena War
    .about = { -forewarned }
name_horatii = Horatii and Curiatii
    .about = Three champions on each side fight for Alba Longa.
name_alba = Alba Longa War
    .about = { -forewarned }
name_samnites-1 = Samnite War (first)
    .about = { -forewarned }
name_ostia-foundation = Ostia Foundation
    .about = Ostia becomes a Roman city and port.
name_sublicius-bridge = Pons Sublicius
    .about = The bridge ends the surcharge of the Tiber.
name_samnites-2 = Samnite War (second)
    .about = The same box as the first; an army that is in the field already marches at once.
name_omens = Bad / Nice Omens
    .about = Plus or minus one to the dice of Roman city actions.
name_end-action = End Action / End Omens
    .about = The omens end, or the King alone acts.
name_gauls = Gallic War
    .about = { -forewarned }
name_etruscan-1 = First Etruscan War
    .about = { -forewarned }
name_etruscan-2 = Second Etruscan War
    .about = { -forewarned }
name_dauni = Daunian War
    .about = { -forewarned }
name_umbri = Umbrian War
    .about = { -forewarned }
name_etruscan-3 = Third Etruscan War
    .about = { -forewarned }
name_scaevola = Mucius Scaevola
    .about = Kept; he stops an Etruscan army once.
name_cocles = Horatius Cocles
    .about = Kept; he holds the bridge against one army.
hex = hex { $hex }
box = the box of the { $event }
garrison =
    { $people ->
        [none] garrison { $value }
       *[other] { $people } garrison { $value }
    }
chit_roman =
    { $type ->
        [cavalry] Roman cavalry { $virtus }
        [ship] Roman ship { $virtus }
       *[other] class { $type } { $virtus }
    }
chit_hostile =
    { $home ->
        [none]
            { $type ->
                [cavalry] { $people } cavalry { $virtus }
                [ship] { $people } ship { $virtus }
               *[infantry] { $people } infantry { $virtus }
            }
       *[other]
            { $type ->
                [cavalry] { $people } cavalry of { $home } { $virtus }
                [ship] { $people } ship of { $home } { $virtus }
               *[infantry] { $people } infantry of { $home } { $virtus }
            }
    }
chit =
    { $ours ->
        [none] { $theirs }{ chit_mark }
       *[other]
            { $theirs ->
                [none] { $ours }{ chit_mark }
               *[other] { $ours } / { $theirs }{ chit_mark }
            }
    }
chit_mark =
    { " " }{ $number ->
        [none] ({ $id })
       *[other] (no. { $number })
    }
task_battle-or-walls =
    { $units ->
        [0] { $leader } is before { $hex } alone: accept battle, or stay behind the walls?
        [one] { $leader } is before { $hex } with one unit: accept battle, or stay behind the walls?
       *[other] { $leader } is before { $hex } with { $units } units: accept battle, or stay behind the walls?
    }
task_spend-on-loyalty = Treason in { $hex }, whose garrison has Virtus { $virtus }: how much influence is spent? (Each point takes 3 off the die.)
task_use-hero = { $leader } is about to act from { $hex }: does { $hero } go?
verb_accept-battle = Accept battle
verb_stay-inside = Stay behind the walls
verb_spend = { $noun } IP
verb_use-hero = Yes, now
verb_keep-hero = No, not yet
event_reaction =
    { $roll ->
        [none] Hostile reaction: { $reaction }, { $reason }.
       *[other] Hostile reaction: { $reaction }, { $reason } ({ $roll }).
    }
event_no-effect = { $reaction }: no effect, { $reason }.
event_gathers =
    { $units ->
        [one] { $units } joins { $leader } in { $hex } ({ $reason }).
       *[other] { $units } join { $leader } in { $hex } ({ $reason }).
    }
event_ambush = { $leader } falls upon { $hex } from { $from } ({ $reason }).
event_reinforced = { $unit } joins the ambush, from { $source }.
event_betrayal = Traitors in { $hex } ({ $reason }).
event_hostile-siege =
    { $holder ->
        [none] { $leader } besieges { $hex }.
       *[other] { $leader } besieges { $hex } of the { $holder }.
    }
event_gates-open = Nobody defends { $hex }.
event_city-taken = The { $nation } take { $hex }.
event_hero = { $hero } stops { $leader }.
event_rome-threatened = { $leader } stands before Rome in { $hex }, and nobody goes out to meet him.
sketch_turn = turn { $turn } of { $turns }
sketch_king = { $king } (mission { $mission })
sketch_points = VP { $vp }, IP { $ip }
sketch_containers = containers R { $roman }, NR { $hostile }
sketch_actions =
    { $of ->
        [none] actions { $n }
       *[other] actions { $n } of { $of }
    }
sketch_reactions = reactions to come { $n }
sketch_roman = R { $piece }
sketch_hostile = NR { $piece }
sketch_box = { $box }: { $pieces }
sketch_battle =
    Battle in { $hex } ({ $step ->
        [duel] duel
        [tactics] tactics
        [vanguard] vanguard
        [deployment] deployment
        [combat] combat
        [reserves] reserves
       *[aftermath] aftermath
    }, round { $round }): { $roman } | { $hostile }
sketch_with = { $unit } + { $leader }
sketch_reserve = reserve: { $roman } | { $hostile }
sketch_track = track: { $roman } | { $hostile }
step_set-up = Set-up
step_preparation = Turn { $turn }, preparation
step_extraction = Turn { $turn }, chits
step_count = Turn { $turn }, actions
step_action = Turn { $turn }, { $cities } of { $mission } cities won
step_reaction = Turn { $turn }, hostile reactions
step_end = Turn { $turn }, end of the turn
short_action = actions
short_extraction = chits
short_reaction = hostile reactions
short_end = end of the turn
summary = Turn { $turn }, { $king }, { $phase }
heading_turn = Turn { $turn }, { $king }
heading_actions = Rome acts
heading_reaction = Hostile reaction
chapter = { $turn }
moment_war = War with the { $nation }
moment_lost = { $city } lost
moment_triumph = Triumph
moment_ostia = Ostia founded
moment_interrex = A King dies
gauge_turn = Turn
gauge_of = of { $n }
gauge_actions = Actions
gauge_points = Points
gauge_vp = VP
gauge_ip = IP
gauge_bags = Bags
bag_roman_short = Roman
bag_hostile_short = hostile
bag_roman = Roman bag
bag_hostile = Hostile bag
rating_virtus = Virtus
rating_astutia = Astutia
rating_capacity = Units
counter_garrison = GAR
counter_cavalry = EQ
counter_ship = NAV
unit_class = class { $type }, Virtus { $virtus }
unit_roman_cavalry = Roman cavalry, Virtus { $virtus }
unit_roman_ship = Roman ship, Virtus { $virtus }
unit_infantry = { $people } infantry, Virtus { $virtus }
unit_cavalry = { $people } cavalry, Virtus { $virtus }
unit_ship = { $people } ship, Virtus { $virtus }
unit_infantry_home = { $people } infantry of { $home }, Virtus { $virtus }
unit_cavalry_home = { $people } cavalry of { $home }, Virtus { $virtus }
unit_ship_home = { $people } ship of { $home }, Virtus { $virtus }
people_rom = Roman
people_lat = Latin
people_sab = Sabine
people_etr = Etruscan
people_fal = Faliscan
people_cap = Capenate
people_aeq = Aequian
people_vol = Volscian
people_umb = Umbrian
people_pic = Picene
people_sam = Samnite
people_dau = Daunian
people_gal = Gallic
short_name_numa = Numa
short_name_tullus = Tullus
short_name_ancus = Ancus
short_name_priscus = Priscus
short_name_servius = Servius
short_name_superbus = Superbus
short_name_magister-populi = Mag. Populi
short_name_magister-equitum = Mag. Equitum
short_name_tribunus-populi-1 = Trib. Populi I
short_name_tribunus-populi-2 = Trib. Populi II
short_name_tribunus-celerum = Trib. Celerum
short_unnamed_war-volsci-leader = Volsci
short_unnamed_war-picentes-leader = Picentes
short_unnamed_war-falisci-leader = Falisci
short_unnamed_war-capena-leader = Capena
short_unnamed_war-samnites-leader = Samnites
short_unnamed_war-etruscan-1-leader = Tarquinii
short_unnamed_war-etruscan-2-leader = Veii
short_unnamed_war-dauni-leader = Dauni
short_unnamed_war-umbri-leader = Umbri
short_unnamed_war-etruscan-3-leader = Clusium
place_start = the fields before Rome
place_hex = open country ({ $hex })
place_road =
    { $n ->
        [one] open country beside { $near } towards { $far }
       *[other] open country { $n } hexes from { $near } towards { $far }
    }
choice_open-country = Open country
flag_garrison = { $city }: garrison { $n }
units =
    { $n ->
        [one] 1 unit
       *[other] { $n } units
    }
chits =
    { $n ->
        [one] 1 chit from the Roman bag
       *[other] { $n } chits from the Roman bag
    }
military-chits =
    { $n ->
        [one] 1 military chit from the Roman bag
       *[other] { $n } military chits from the Roman bag
    }
leaders =
    { $n ->
        [one] 1 leader or office
       *[other] { $n } leaders and offices
    }
garrisons =
    { $n ->
        [one] 1 garrison
       *[other] { $n } garrisons
    }
events =
    { $n ->
        [one] 1 event
       *[other] { $n } events
    }
armies =
    { $n ->
        [one] 1 army in the field
       *[other] { $n } armies in the field
    }
cities =
    { $n ->
        [0] no city
        [one] 1 city
       *[other] { $n } cities
    }
draws =
    { $n ->
        [one] 1 drawn each turn
       *[other] { $n } drawn each turn
    }
loose =
    { $n ->
        [one] 1 scattered unit would gather
       *[other] { $n } scattered units would gather
    }
reactions =
    { $n ->
        [0] No hostile reaction to come yet
        [one] 1 hostile reaction to come
       *[other] { $n } hostile reactions to come
    }
mission =
    { $n ->
        [one] Make 1 city Roman
       *[other] Make { $n } cities Roman in this reign
    }
turns-left =
    { $n ->
        [one] This is the last turn of the reign.
       *[other] { $n } turns of the reign are left.
    }
warn_actions =
    { $n ->
        [one] 1 action is left and would be lost. End the turn all the same?
       *[other] { $n } actions are left and would be lost. End the turn all the same?
    }
panel_forces = Forces
panel_reign = Reign
panel_peoples = Peoples
panel_city = City
reign_title = The reign, turns { $from } to { $to }
reign_vp = Victory points
reign_vp_note = 20 at the end of a reign win
reign_vp_note_alone = 8 make a fulfilled reign glorious
reign_ip = Influence points
reign_ip_note = at 0 all is lost
reign_past =
    { $cities } of { $mission ->
        [one] one city
       *[other] { $mission } cities
    }
reign_fulfilled = mission fulfilled, { $vp } VP
reign_failed = mission failed, { $vp } VP
mission_note = { $turns } To fail costs { $failure }.
mission_note_alone = { $turns } It decides this match.
omens_nice = Good omens: +1 to the dice of city actions
omens_bad = Bad omens: -1 to the dice of city actions
senate_sits = The Senate sits
bridge_stands = The Pons Sublicius stands
king_romulus = the founder, who killed a king with his own hand
king_numa = the lawgiver, who listened to a nymph
king_tullus = the warrior, who razed the mother city
king_ancus = the builder of the bridge and the port
king_priscus = the stranger who came with an eagle
king_servius = the slave’s son who counted the people
king_superbus = the proud, who asked nobody
king_interrex = in the place of a king whom the augurs refused, or who is dead
reaction_military = Military: armies march
reaction_revolts = Revolts
reaction_ambush = Ambush
reaction_betrayal = Betrayal
reaction_first = comes first
reaction_face_military = die 1
reaction_face_revolts = die 2, 3, 4
reaction_face_ambush = die 5
reaction_face_betrayal = die 6
reaction_nobody = no army stands in the field
reaction_army = { $leader }, { $mp } MP from Rome
reaction_draw = one more chit from the hostile bag
reaction_ambush_note = an army falls on a Roman city of its own people
reaction_no-garrison = there is no Roman garrison to betray
reaction_weakest = the weakest garrison: { $cities }
track_title = The turns of the kings
city_rome = Rome
city_regia = Regia
city_offices = Offices
city_no-senate = no Senate yet
city_pool = Rome pool
city_arx = Arx
city_captives = Captives
city_accused = Accused
city_kept = Ready for their hour
bags_title = The two bags
bags_unseen = Chits in both together
pool_title = General Pool and wars
pool_units = Units in the General Pool
war_in-the-field = in the field
war_beaten = beaten
forces_rome = Rome
forces_others = The other peoples
peoples_title = The peoples
peoples_roman = { $n } Roman now
peoples_lost = { $n } in other hands
peoples_war = at war
peoples_refused = Senate refuses
peoples_granted = Senate consents
peoples_ask = ask the Senate
peoples_free = no vote needed
cost_mp = { $n } MP
cost_ip = { $n } IP
chance = { $n } in { $of }
loyal = loyal { $n } in 6
chance_to-win = { $n } in { $of } to win
card_odds = all under { $who } against { $against }: { $n } in { $of } to win
card_walls = { $against } is within walls: { $who } could only lay siege
card_too-few = no battle between { $who } and { $against }: each side needs { $n } units
choice_take-all = Take all
about_move = { $units } here
about_battle = Against { $units }, Virtus { $strength } in all; two reactions.
about_accept = Against { $units }, Virtus { $strength } in all.
about_sail = with or without troops
about_intimidate = one die against the Virtus of a unit; won: it joins Rome and +2 IP; a chit leaves the Roman bag
about_consent = The Senate is asked first, { $n } in { $of } for war, then the die: { $wins } in 6.
about_consent_alone = The Senate is asked first: { $n } in { $of } for war.
about_sortie = They will sally and fight.
about_capture = A leader alone is taken without a die.
about_siege_garrison = Twice the garrison of { $virtus }: more than { $target }.
about_siege_unit = Twice the Virtus of { $virtus }: more than { $target }.
about_siege_king = Won: the city is Roman, +3 IP, a chit to the Roman bag. Lost: -2 IP, two chits from it. One reaction for each die.
about_siege_other = Won: the city is Roman, +1 IP, a chit to the Roman bag. Lost: -1 IP, two chits from it. One reaction for each die.
about_pillage = More than { $target }, the strongest inside.
about_pillage_city = Won: the city is Roman.
about_pillage_empty = Won: nobody defends it any more, and it can be occupied.
about_pillage_units =
    { $n ->
        [one] Won: the strongest falls, and the city holds out.
       *[other] Won: the two strongest fall, and the city holds out.
    }
about_pillage_king = +1 VP, +1 IP; lost: -2 IP. A chit leaves the Roman bag; two reactions at once.
about_pillage_other = +1 VP. A chit leaves the Roman bag; two reactions at once.
about_bribe = More than { $target }. Won: the city is Roman, +1 VP, one unit stays to hold it. A chit comes to the Roman bag; one reaction.
about_occupy = An infantry stays and holds it to the end of the reign. No die, no reaction.
about_sack_king = +1 VP, +1 IP, and nobody stays. No die, no reaction.
about_sack_other = +1 VP, and nobody stays. No die, no reaction.
about_enemies = There: { $who }.
about_prospects_battle = Battle { $n } in { $of } to win.
about_roman = Roman.
about_roman_garrison = Roman, garrison { $n }.
about_empty = Undefended.
about_garrison = Garrison { $n }.
about_no-garrison = No garrison.
about_prospects = Siege { $siege }, pillage { $pillage }, bribe { $bribe }.
about_prospects_vote = If the Senate agrees first: siege { $siege }, pillage { $pillage }, bribe { $bribe } in all.
about_duel = he dies { $theirs }, ours { $ours }, both { $both }
about_tactic_attack = Attack against Attack: the lines meet at once. Against Defence a clash: won { $ours }, lost { $theirs }.
about_tactic_defence = A clash in any case: won { $ours }, lost { $theirs }. Against Defence the armies part.
battle_title_action = Battle of { $hex }
battle_title_military = Battle of { $hex }
battle_title_field = Battle in open country ({ $hex })
battle_title_ambush = Ambush in { $hex }
battle_title_sortie = Sortie from { $hex }
battle_where = turn { $turn }, { $king }
battle_duel = Duel
battle_tactics = Vanguards
battle_lines = Lines
battle_combat = Combat
battle_aftermath = Aftermath
battle_note_duel = Each adds his Astutia to a die; who is beaten in his Virtus dies.
battle_note_tactics = The choice of the enemy is drawn after yours.
battle_note_vanguard = Horsemen fight in pairs until one of each is lost.
battle_note_deployment = Infantry first; a leader in the front line may throw dice again, and may be charged.
battle_note_combat = All dice fall together; who beats the Virtus opposite wins his space.
battle_note_reserves = Reserves fill the gaps, or cavalry charges a leader.
battle_note_aftermath = Who is nearer to 0 on the track has won.
battle_rome = Rome
battle_leaderless = no leader
battle_units = Units
battle_rerolls = Rerolls
battle_tactic = Tactic
tactic_attack = Attack
tactic_defence = Defence
battle_track = Battle track
battle_needs = { $n }+
battle_cannot = no
chances_duel = Single combat
chances_clash = The clash of the vanguards
chances_round = Next round: Rome loses { $ours }, the enemy { $theirs } on the track
chance_theirs-dies = their leader dies
chance_ours-dies = ours dies
chance_both-die = both die
chance_nobody-dies = nobody dies
chance_clash-won = Rome wins the clash
chance_clash-lost = the enemy wins it
chance_clash-tied = undecided
chance_ahead = Rome ahead after it
chance_behind = the enemy ahead
chance_level = level
story_turn = Turn { $turn }.
story_war = The { $nation } took up arms and gathered in { $hex }.
story_triumph = { $leader } entered Rome in triumph.
story_leader-dies = { $leader } fell in { $hex }.
story_leader-taken = { $leader } was taken in { $hex }.
story_ostia = At the mouth of the Tiber Ostia was founded.
story_interrex = The King was dead, and an Interrex kept his place.
story_sacked = { $hex } was sacked.
story_held = Romans were left to hold { $hex }.
story_garrison-bought = Gold opened the gates of { $hex }.
story_rome-threatened = { $leader } stood before Rome, and nobody went out to meet him.
story_refused = The birds refused { $king }: an Interrex governed in his stead.
story_city-won = { $hex } became Roman.
story_city-lost = { $hex } was lost.
story_city-taken = The { $nation } took { $hex }.
story_battle =
    { $winner ->
        [none] At { $hex } the armies parted.
        [roman] Rome won the battle of { $hex }.
       *[hostile] The battle of { $hex } was lost.
    }
story_horatii_won = The last of the Horatii came home with the spoils of three brothers.
story_horatii_drawn = Dusk fell on the Horatii and the Curiatii, and nothing was decided.
story_horatii_lost = The Horatii fell, and Alba Longa kept her freedom.
story_mission_done =
    { $n ->
        [one] One city won: what was asked of the King was done.
       *[other] { $n } cities won: what was asked of the King was done.
    }
story_mission_failed =
    { $n ->
        [0] Not one city had been won, and Rome paid for it.
        [one] Only one city had been won, and Rome paid for it.
       *[other] Only { $n } cities had been won, and Rome paid for it.
    }
end_won = Rome has won
end_draw = An honourable end
end_lost = Rome has lost
tally_cities = Cities won
tally_lost = Cities lost
tally_battles = Battles won
tally_triumphs = Triumphs
verdict_interrex = Interrex for { $king }
verdict_glorious =
    { $cities ->
        [one] One city
       *[other] { $cities } cities
    }, where { $mission ->
        [one] one was
       *[other] { $mission } were
    } asked: his name is cut in stone.
verdict_great =
    { $cities ->
        [one] One city
       *[other] { $cities } cities
    }, more than the { $mission } that { $mission ->
        [one] was
       *[other] were
    } asked.
verdict_dutiful =
    { $cities ->
        [one] One city
       *[other] { $cities } cities
    }: what was asked, and no more.
verdict_short =
    { $cities ->
        [one] One city
       *[other] { $cities } cities
    } of { $mission }: the fathers shook their heads.
verdict_idle =
    { $mission ->
        [one] Not the one city that was asked
       *[other] Not one of { $mission } cities
    }: he is remembered for his sacrifices.
roll_number-of-actions = Number of actions
roll_siege = Sieges
roll_siege-again = Second assaults
roll_pillage = Pillages
roll_corruption = Bribes
roll_intimidation = Intimidations
roll_attack = Attacks in battle
roll_reroll = Rerolls
roll_duel = Duels
roll_inauguratio = Inaugurations
roll_betrayal = Betrayals
roll_hostile-siege = Hostile sieges
roll_hostile-siege-again = Hostile second assaults
roll_the-vote-of-a-Curia = Votes of the Curiae
roll_hostile-reaction = Hostile reactions
roll_vanguard = Vanguards
roll_pursuit = Pursuits
roll_engagement = Engagements
roll_attack-on-a-leader = Charges at leaders
roll_trial = Trials
roll_ship = Ships
roll_the-Horatii = The Horatii
roll_the-Horatii-again = The Horatii
roll_the-Curiatii = The Curiatii
scenario_seven-kings_title = The seven kings
scenario_reign-of-romulus_title = The reign of Romulus
scenario_reign-of-numa_title = The reign of Numa
scenario_reign-of-tullus_title = The reign of Tullus
scenario_reign-of-ancus_title = The reign of Ancus
scenario_reign-of-priscus_title = The reign of the elder Tarquin
scenario_reign-of-servius_title = The reign of Servius
scenario_reign-of-superbus_title = The reign of Tarquin the Proud
scenario_years = 753 to 509 BC
scenario_length = 26 turns, about an hour
scenario_reign_length = { $n } turns, a quarter of an hour
scenario_reign_goal =
    Bring { $n ->
        [one] one city
       *[other] { $n } cities
    } under Rome before it ends; with { $glory } victory points it is a glorious one.
scenario_reign_before = What the kings before have left is a reconstruction.
scenario_history = Seven kings in two and a half centuries, from the furrow that Romulus drew to the night in which the Tarquins were shut out. Around the ford on the Tiber lie forty Latin and Sabine towns, and behind them the cities of the Etruscans. Each king has a mission, each war calls another, and the bag from which Rome draws her soldiers is the bag her enemies fill.
part_facts =
    { $years }, turns { $from } to { $to }, mission: { $n ->
        [one] one city
       *[other] { $n } cities
    }
part_years_romulus = 753 to 716 BC
part_years_numa = 715 to 673 BC
part_years_tullus = 673 to 642 BC
part_years_ancus = 642 to 617 BC
part_years_priscus = 616 to 579 BC
part_years_servius = 578 to 535 BC
part_years_superbus = 534 to 509 BC
part_romulus = He has walls, outlaws and no women. Caenina and Antemnae are an hour away, and the Sabines will come for their daughters.
part_numa = A Sabine from Cures who would rather pray. The Senate sits for the first time; offices and old enemies go into the bags.
part_tullus = Alba Longa and Rome cannot both lead the Latins. Three brothers on each side, and a king who wants more than a duel.
part_ancus = Salt, a bridge and a harbour: Rome reaches the sea, and the sea has owners. Garrisons fill the bags of both sides.
part_priscus = An Etruscan with money buys a throne. The omens begin to matter, and the Gauls come over the mountains.
part_servius = Walls and the census: nobody knows better how few they are. Etruscans, Umbrians and Dauni stir.
part_superbus = He despises the Senate and spares nobody. Lars Porsenna of Clusium gathers an army; one man may hold the bridge.
option_difficulty_name = Difficulty
option_difficulty_text = Influence and glory at the start, what the kings bring, and how many cities near Rome are weakly held.
option_missionCount_name = What a mission counts
option_missionCount_text = Cities won in this reign, or all Romanized cities on the map, which makes the game much easier.
option_curiae_name = Curiae that vote
option_curiae_text = One die for each; more than half must consent.
option_stopAtEnemy_name = Armies stop at the enemy
option_stopAtEnemy_text = A moving army ends its move in the first hex held by the other side, or passes, which makes the game easier.
option_trackBy_name = What a loss costs on the battle track
option_trackBy_text = One for each unit or leader, or the Virtus of who is lost.
option_militaryArmies_name = Who marches in a Military reaction
option_militaryArmies_text = Every army with a leader, or only the one nearest to Rome.
option_difficulty_default = as designed
option_difficulty_easier = easier
option_difficulty_harder = harder
option_missionCount_inPeriod = won in this reign
option_missionCount_onMap = all on the map
option_curiae_3 = three
option_curiae_1 = one
option_curiae_5 = five
option_stopAtEnemy_true = they stop
option_stopAtEnemy_false = they pass
option_trackBy_virtus = its Virtus
option_trackBy_units = one a unit
option_militaryArmies_all = all armies
option_militaryArmies_nearest = the nearest
gauge_vp_end = { $n } win
gauge_vp_glory = { $n } are glory
gauge_ip_end = 0 is defeat
forecast_influence = Influence { $ip }: a failure can end all
forecast_influence_text = At 0 influence Rome is lost at once. What you pay and what a failed action costs both count.
forecast_bag = { $held } in the Roman bag, { $drawn } drawn each turn
forecast_bag_text = If a Roman chit must be drawn and none is there, Rome is lost. Sieges that succeed bring chits in.
about_danger = If it fails, no influence is left and all is lost.
movers_title = Who marches, and what else?
movers_march = March
movers_cities =
    { $n ->
        [0] no city in reach
        [one] 1 city in reach
       *[other] { $n } cities in reach
    }
movers_enemies =
    { $n ->
        [0] no enemy in reach
        [one] 1 enemy in reach
       *[other] { $n } enemies in reach
    }
movers_battle = { $who }: { $n } in { $of } to win
movers_stays = Rome keeps two units and a leader
owed_rome = With these nobody may leave Rome
owed_rome-remedy = A leader and two units have to stay there: leave some behind.
`
