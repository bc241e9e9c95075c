// Written by `aquila learn --keep`. Do not edit.
import type { ChanceModel } from '@aquila/engine'

export const chanceModel: ChanceModel = {
  origin: {"rules":"1.8.0","level":"centurio","seed":3000000,"matches":640},
  weights: {
    "time": [-0.5607,-0.832],
    "points": [0.1802,0.1998],
    "influence": [0.2915,-0.0156],
    "want": [-0.2091,-0.1869],
    "mission": [0.1526,0.08134],
    "surplus": [-0.3309,0.4837],
    "roman": [0.02474,-0.02496],
    "hostile": [-0.03237,-0.04822],
    "armies": [0.2997,-0.3638],
    "reign-time": [-1.181,-0.566],
    "reign-points": [0.007318,0.1762],
    "reign-influence": [0.5664,0.3729],
    "reign-want": [0.008572,-0.06528],
    "reign-mission": [0.7296,0.8986],
    "reign-surplus": [0.9931,1.412],
    "reign-roman": [-0.0517,-0.07968],
    "reign-hostile": [-0.02004,-0.01619],
    "reign-armies": [0.0571,-0.08894],
  },
  tables: {
    "seven-kings/1": {"favours":{"rome":-0.6112},"width":0.00369},
    "reign-of-romulus/1": {"favours":{"rome":-0.9846},"width":0.003585},
    "reign-of-numa/1": {"favours":{"rome":-0.1072},"width":0.003663},
    "reign-of-tullus/1": {"favours":{"rome":0.1916},"width":0.003607},
    "reign-of-ancus/1": {"favours":{"rome":0.09439},"width":0.003623},
    "reign-of-priscus/1": {"favours":{"rome":0.1839},"width":0.003659},
    "reign-of-servius/1": {"favours":{"rome":-0.4602},"width":0.003615},
    "reign-of-superbus/1": {"favours":{"rome":0.1018},"width":0.003622},
  },
}
