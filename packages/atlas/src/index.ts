/** What a screen needs to show a map. The generator itself (Node only) is not part of this entry. */

export { type HexLayer, hexCenter } from './hexlayer.ts'
export type {
  LayerBand,
  LayerBorder,
  LayerLettering,
  LayerRegion,
  LayerSea,
  LayerSlot,
  LayerTown,
  LayerZone,
  MapLayer,
  Spot,
} from './layer.ts'
export { arcsOf, contactKey, contactsOf, pathsOf, ringsOf } from './layer.ts'
export {
  type HexLayerFile,
  isHexLayer,
  type LayerPlace,
  readLayerFile,
  type ZoneLayerFile,
} from './layer-file.ts'
