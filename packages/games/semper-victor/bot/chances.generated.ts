// Written by `aquila learn --keep`. Do not edit.
import type { ChanceModel } from '@aquila/engine'

export const chanceModel: ChanceModel = {
  origin: {"rules":"0.7.1","level":"centurio","seed":3000000,"matches":66},
  weights: {
    "regions": [-0.0009246,0.001998],
    "places": [0.03618,0.04809],
    "land": [0.004485,0.004303],
    "naves": [0,0],
    "leaders": [-0.001324,-0.002132],
    "points": [0.00124,0.009889],
    "due": [0.03435,0.04468],
    "winning": [-0.25,1.147],
  },
  tables: {
    "1/2": {"favours":{"primus":0.4993,"secondus":-0.4993},"width":0.003954},
    "2/2": {"favours":{"primus":0.07604,"secondus":-0.07604},"width":0.003957},
    "3/2": {"favours":{"primus":0.3544,"secondus":-0.3544},"width":0.003959},
    "4/2": {"favours":{"primus":0.3396,"secondus":-0.3396},"width":0.00396},
    "5/2": {"favours":{"secondus":0.138,"primus":-0.138},"width":0.003961},
    "6/2": {"favours":{"primus":-0.1749,"secondus":0.1749},"width":0.003983},
    "6a/2": {"favours":{"primus":0.4524,"secondus":-0.4524},"width":0.003976},
    "6b/2": {"favours":{"primus":-0.01719,"secondus":0.01719},"width":0.003981},
    "6c/2": {"favours":{"primus":0.4783,"secondus":-0.4783},"width":0.003992},
    "6d/2": {"favours":{"primus":-0.03908,"secondus":0.03908},"width":0.003983},
    "7/2": {"favours":{"secondus":0.07116,"primus":-0.07116},"width":0.003968},
    "8/2": {"favours":{"primus":-0.8607,"secondus":0.8607},"width":0.003968},
  },
}
