// Written by `aquila learn --keep`. Do not edit.
import type { ChanceModel } from '@aquila/engine'

export const chanceModel: ChanceModel = {
  origin: {"rules":"1.8.0","level":"centurio","seed":3000000,"matches":104},
  weights: {
    "regions": [0.001096,0.00003124],
    "goal": [-0.5166,2.207],
    "places": [0.02195,0.01119],
    "land": [0.007012,0.002831],
    "naves": [0.01514,0.009561],
    "leaders": [0.005135,0.006527],
    "points": [0.001017,0.02123],
    "republic": [-0.0008346,-0.0009364],
    "winning": [0.1395,0.6907],
  },
  tables: {
    "1/2": {"favours":{"republican":0.09396,"caesarian":-0.09396},"width":0.4468},
    "2/2": {"favours":{"republican":0.2124,"caesarian":-0.2124},"width":0.5596},
    "3/2": {"favours":{"caesarian":-0.1674,"republican":0.1674},"width":1.707},
    "4/2": {"favours":{"caesarian":-0.394,"republican":0.394},"width":0.3856},
    "5/2": {"favours":{"caesarian":-0.2321,"republican":0.2321},"width":0.3557},
    "6/2": {"favours":{"republican":-0.4548,"caesarian":0.4548},"width":1.109},
    "7/2": {"favours":{"republican":-0.625,"caesarian":0.625},"width":1.431},
  },
}
