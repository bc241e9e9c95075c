import type { MapLayer } from '../src/layer.ts'
import { pathsOf } from '../src/layer.ts'

/** A page that shows a map the way the table does, and moves it. */

interface Frame {
  readonly width: number
  readonly height: number
}

const isFrame = (value: unknown): value is Frame =>
  typeof value === 'object' && value !== null && 'width' in value && 'height' in value

const isZoneLayer = (value: Frame): value is MapLayer => 'topology' in value

export function benchPage(kind: 'picture' | 'live', json: string, counters: number): string {
  const layer: unknown = JSON.parse(json)
  if (!isFrame(layer)) throw new Error('the layer has no size')
  const { width, height } = layer
  const zones = isZoneLayer(layer)
    ? [...pathsOf(layer)].map(([id, d]) => `<path data-zone="${id}" d="${d}"/>`).join('')
    : ''
  const pieces = Array.from({ length: counters }, (_, i) => {
    const x = Math.round(((i * 0.618034) % 1) * (width - 80))
    const y = Math.round(((i * 0.754877) % 1) * (height - 80))
    return `<svg class="counter" style="transform:translate(${x}px,${y}px)" width="52" height="52" viewBox="0 0 64 64"><rect x="2" y="2" width="60" height="60" rx="8" fill="#9E1B2B" stroke="#6B0F1B" stroke-width="2"/><path d="M8 22H56" stroke="#FFF6E2"/><text x="12" y="52" font-size="30" fill="#FFF6E2">${1 + (i % 6)}</text></svg>`
  }).join('')
  const art =
    kind === 'picture' ? '<img src="map.webp">' : '<object data="map.svg" type="image/svg+xml"></object>'
  return `<!doctype html><meta charset="utf-8"><style>
body{margin:0;overflow:hidden;background:#1C1712}
#map{position:absolute;width:${width}px;height:${height}px;transform-origin:0 0;will-change:transform}
#map>*{position:absolute;left:0;top:0}img,object,#zones{width:100%;height:100%}
#zones path{fill:transparent}.counter{will-change:auto}
</style><div id="map">${art}<svg id="zones" viewBox="0 0 ${width} ${height}">${zones}</svg>${pieces}</div>
<script>
const ready=new Promise(done=>{const art=document.querySelector('img,object');if(art.complete)done();else art.onload=done})
async function measure(){
  await ready
  const map=document.getElementById('map'),frames=${kind === 'picture' ? 150 : 24}
  let n=0
  await new Promise(done=>{let warm=0;const w=()=>++warm>4?done():requestAnimationFrame(w);requestAnimationFrame(w)})
  const started=performance.now()
  await new Promise(done=>{
    const step=()=>{
      if(n++>=frames)return done()
      const t=n/frames*2*Math.PI,zoom=1+.35*Math.sin(2*t)
      map.style.transform='translate('+(-500-420*Math.cos(t))+'px,'+(-380-260*Math.sin(t))+'px) scale('+zoom+')'
      requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  })
  return n*1000/(performance.now()-started)
}
</script>`
}
