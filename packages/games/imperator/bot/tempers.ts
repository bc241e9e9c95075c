import type { Character } from './character.ts'

/** How a general thinks a sequence over: as he is used to, and as bolder, more careful and more eager men would. */

/** He is in a hurry: what is hopeless to the first of them the others do not weigh at first. */
export function steady<C extends Character>(character: C): C {
  return { ...character, hurries: true }
}

export function bold<C extends Character>(character: C): C {
  const { judgement } = character
  return {
    ...steady(character),
    leastChance: 0.3,
    judgement: {
      ...judgement,
      enemyLosses: 1.5 * judgement.enemyLosses,
      ownLosses: 0.7 * judgement.ownLosses,
      danger: 0.3 * judgement.danger,
    },
  }
}

export function careful<C extends Character>(character: C): C {
  const { judgement } = character
  return {
    ...steady(character),
    leastChance: 0.66,
    judgement: {
      ...judgement,
      danger: 2 * judgement.danger,
      exposure: 2.5 * judgement.exposure,
      lastExposure: Math.min(1, 2 * judgement.lastExposure),
    },
  }
}

export function eager<C extends Character>(character: C): C {
  const { judgement } = character
  return {
    ...steady(character),
    judgement: { ...judgement, aims: 2 * judgement.aims, pull: 2 * judgement.pull },
  }
}

/** How the general thinks that others will answer: sound, but found quickly. */
export function quick<C extends Character>(character: C): C {
  return { ...steady(character), name: 'quick', weighs: 250, rough: true }
}

/** How both sides play on to the end of a match in a look ahead: quicker still, because columns march by themselves. */
export function onward<C extends Character>(character: C): C {
  return { ...quick(character), name: 'onward', joinsColumns: false }
}
