import { NOBODY } from '@aquila/games/kits'
import type { Kit } from '@aquila/games/table'
import { dressOf } from './wardrobe.ts'

/** The walls of a town, with the worth of its garrison: battlements on a shield in the colour of the side that holds it. */
export function WallDrawing({ kit, text }: { kit: Kit | null; text: string }) {
  const dress = dressOf(kit ?? NOBODY)
  return (
    <g>
      <path
        d="M-9-6.6h4v3h3v-3h4v3h3v-3h4V4.4L0 11-9 4.4Z"
        fill="#1d0f02"
        opacity=".4"
        transform="translate(.6 1.4)"
      />
      <path
        d="M-9-6.6h4v3h3v-3h4v3h3v-3h4V4.4L0 11-9 4.4Z"
        fill={dress.body}
        stroke="#fff6e2"
        stroke-width="1.1"
        stroke-linejoin="round"
      />
      <text
        y="5.4"
        text-anchor="middle"
        font-family="EB Garamond"
        font-weight="700"
        font-size="11.5"
        fill="#fff6e2"
      >
        {text}
      </text>
    </g>
  )
}

/** A region's banner with its control points: a square vexillum, a swallow-tailed flag, a plain disc. */
export function BannerDrawing({ kit, text }: { kit: Kit | null; text: string }) {
  const dress = kit === null ? null : dressOf(kit)
  if (dress !== null && dress.stripes !== null) {
    return (
      <g filter="url(#lift)">
        <path d="M-15-9V40" stroke="#4a3110" stroke-width="2.6" stroke-linecap="round" />
        <circle cx="-15" cy="-10" r="2.6" fill="#d9d6cc" />
        <path d="M-14-5H22L15 9 22 23H-14Z" fill={dress.body} stroke={dress.dark} />
        <path d="M-14-5H22L20.6-2.2H-14ZM-14 20.2H20.6L22 23H-14Z" fill={dress.stripes.hatch} />
        <Figure x={1} y={14.5} text={text} />
      </g>
    )
  }
  if (dress === null) {
    return (
      <g filter="url(#lift)">
        <circle r="14" fill="#fffaf0" stroke="#5e4b36" stroke-width="1.6" stroke-dasharray="3 2" />
        <text
          y="5.4"
          text-anchor="middle"
          font-family="Cinzel"
          font-weight="700"
          font-size="15"
          fill="#2a1d12"
        >
          {text}
        </text>
      </g>
    )
  }
  return (
    <g filter="url(#lift)">
      <path d="M-17 0H17" stroke="#4a3110" stroke-width="3" stroke-linecap="round" />
      <circle cx="-18" r="2.4" fill="#e3b850" />
      <circle cx="18" r="2.4" fill="#e3b850" />
      <path d="M0-9V0" stroke="#4a3110" stroke-width="2.4" />
      <path d="M-14 1H14V31H-14Z" fill={dress.body} stroke="#3d0a12" />
      <path
        d="M-14 31v4h2v-4m2 0v4h2v-4m2 0v4h2v-4m2 0v4h2v-4m2 0v4h2v-4m2 0v4h2v-4m2 0v4h2v-4"
        stroke="#e3b850"
        stroke-width="1.1"
        fill="none"
      />
      <path d="M-11.5 3.5H11.5V28.5H-11.5Z" fill="none" stroke="#f3cf7c" stroke-width=".9" />
      <Figure x={0} y={22} text={text} />
    </g>
  )
}

function Figure({ x, y, text }: { x: number; y: number; text: string }) {
  return (
    <text
      x={x}
      y={y}
      text-anchor="middle"
      font-family="Cinzel"
      font-weight="700"
      font-size="15"
      fill="#fff3d6"
    >
      {text}
    </text>
  )
}
