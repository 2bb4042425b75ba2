import { drawFigure, type Figure } from './drawFigure';
import { scenes, type Palette, type SceneName } from './scenes';

/** Scale and offset of the figure's box in the 900 x 1200 picture. */
const frames = {
  bust: [1.16, 14, 262],
  close: [1.46, -112, 150],
  wide: [1.0, 88, 372],
  left: [1.16, -50, 262],
  right: [1.16, 100, 262],
  mid: [1.27, -34, 205],
  tall: [1.14, 24, 200],
} as const;
export type FrameName = keyof typeof frames;

/** A photo of a figure: where, how near, in which colours, and what differs from the person's usual look. */
export interface Shot {
  readonly scene: SceneName;
  readonly frame: FrameName;
  readonly palette?: Palette | undefined;
  readonly look?: Partial<Figure> | undefined;
}

/** The drawing as SVG, 3:4, softly lit over a scene out of focus; what is blurred fades at the edges, so the sharp one lies under it. */
export function drawPortrait(person: Figure, shot: Shot): string {
  const figure = { ...person, ...shot.look };
  const [scale, x, y] = frames[shot.frame];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200" viewBox="0 0 900 1200"><defs>
    <filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="14"/></filter>
    <filter id="blr" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="9"/></filter>
    <filter id="dof"><feGaussianBlur stdDeviation="5"/></filter>
    ${light(shot.scene === 'night')}</defs>
    <g transform="translate(-45 -60) scale(1.1)"><g id="scene">${scenes[shot.scene](shot.palette ?? {})}</g>
    <use href="#scene" filter="url(#dof)"/></g>
    <g transform="translate(${x} ${y}) scale(${scale})" filter="url(#shade)">${drawFigure(figure, 'f')}</g></svg>`;
}

/** A shadow on one side of the figure and a rim of light on the other. */
function light(isNight: boolean): string {
  const shadow = isNight ? ['#24102c', 0.62] : ['#5a2440', 0.34];
  return `<filter id="shade" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB">
    <feGaussianBlur in="SourceAlpha" stdDeviation="34" result="b"/><feOffset in="b" dx="52" dy="-38" result="o"/>
    <feComposite in="SourceAlpha" in2="o" operator="out" result="inner"/>
    <feFlood flood-color="${shadow[0]}" flood-opacity="${shadow[1]}"/><feComposite in2="inner" operator="in" result="sh"/>
    <feGaussianBlur in="SourceAlpha" stdDeviation="3.2" result="b2"/><feOffset in="b2" dx="-7" dy="5" result="o2"/>
    <feComposite in="SourceAlpha" in2="o2" operator="out" result="inner2"/>
    <feFlood flood-color="${isNight ? '#ffb07a' : '#fff0d8'}" flood-opacity=".42"/><feComposite in2="inner2" operator="in" result="rim"/>
    <feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="sh"/><feMergeNode in="rim"/></feMerge></filter>`;
}
